import { Button, Flex, Modal } from '@strapi/design-system'
import { type ReactNode, useState } from 'react'

type Props = {
  title: string
  opener: string
  icon: ReactNode
  submit: string
  /** False when it was refused: the dialog stays open, and says this. */
  save: () => Promise<boolean>
  refusal: string
  children: ReactNode
}

export function FormDialog({ title, opener, icon, submit, save, refusal, children }: Props) {
  const [isOpen, setOpen] = useState(false)
  const [state, setState] = useState<'open' | 'busy' | 'refused'>('open')

  function turn(isOpen: boolean) {
    setState('open')
    setOpen(isOpen)
  }

  async function run() {
    setState('busy')
    if (await save()) turn(false)
    else setState('refused')
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
              {state === 'refused' && <p role="alert">{refusal}</p>}
            </Flex>
          </Modal.Body>
          <Modal.Footer>
            <Button variant="tertiary" onClick={() => turn(false)}>
              Cancel
            </Button>
            <Button type="submit" loading={state === 'busy'}>
              {submit}
            </Button>
          </Modal.Footer>
        </form>
      </Modal.Content>
    </Modal.Root>
  )
}
