import { Button, Flex, Modal } from '@strapi/design-system'
import { type ReactNode, useState } from 'react'
import { reasonOf } from '../shared/reasonOf.ts'
import { Alert } from './parts.tsx'

type Props = {
  title: string
  opener: string
  icon: ReactNode
  submit: string
  /** What it throws is said in the dialog, which stays open. */
  save: () => Promise<unknown>
  children: ReactNode
}

export function FormDialog({ title, opener, icon, submit, save, children }: Props) {
  const [isOpen, setOpen] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)

  function turn(isOpen: boolean) {
    setRefusal(null)
    setOpen(isOpen)
  }

  async function run() {
    setBusy(true)
    try {
      await save()
      turn(false)
    } catch (error) {
      setRefusal(reasonOf(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Modal.Root open={isOpen} onOpenChange={turn}>
      <Modal.Trigger>
        <Button size="S" variant="tertiary" startIcon={icon}>
          {opener}
        </Button>
      </Modal.Trigger>
      <Modal.Content>
        <Modal.Header>
          <Modal.Title>{title}</Modal.Title>
        </Modal.Header>
        <form
          onSubmit={(event) => {
            event.preventDefault()
            run()
          }}
        >
          <Modal.Body>
            <Flex direction="column" alignItems="stretch" gap={4}>
              {children}
              {refusal && <Alert>{refusal}</Alert>}
            </Flex>
          </Modal.Body>
          <Modal.Footer>
            <Button variant="tertiary" onClick={() => turn(false)}>
              Cancel
            </Button>
            <Button type="submit" loading={isBusy}>
              {submit}
            </Button>
          </Modal.Footer>
        </form>
      </Modal.Content>
    </Modal.Root>
  )
}
