import { Button, Field, Flex, Modal, Typography } from '@strapi/design-system'
import { getFetchClient } from '@strapi/strapi/admin'
import { useState } from 'react'
import { type Picture, pictureAddress } from '../../ownersContent/pictures.ts'
import { reasonOf } from '../shared/reasonOf.ts'
import { shrunkPicture } from './shrunkPicture.ts'

type Props = {
  /** With what is to be put into the article, if anything. */
  onClose: (markdown?: string) => void
}

const MB = 1_000_000
/** Above it, that the picture became smaller is worth a sentence. */
const LARGE = 2 * MB

export function PictureDialog({ onClose }: Props) {
  const [file, setFile] = useState<File | null>(null)
  const [shows, setShows] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)

  async function insert() {
    if (!file) return
    setIsBusy(true)
    setFault(null)
    try {
      const form = new FormData()
      form.append('picture', await shrunkPicture(file))
      const { data } = await getFetchClient().post<Picture>('/site/pictures', form)
      onClose(`![${shows.trim().replace(/[[\]]/g, '')}](${pictureAddress(data.name)})`)
    } catch (error) {
      setFault(reasonOf(error))
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <Modal.Root open onOpenChange={(isOpen: boolean) => isOpen || onClose()}>
      <Modal.Content>
        <Modal.Header>
          <Modal.Title>Add a picture</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <Flex direction="column" alignItems="stretch" gap={4}>
            <Field.Root
              name="picture-file"
              hint="JPEG, PNG or WebP of your own. A smaller copy is kept, without the place and the camera that a photo names."
            >
              <Field.Label>Picture</Field.Label>
              <input
                type="file"
                aria-label="Picture"
                accept="image/*"
                style={{ font: 'inherit', fontSize: '1.4rem' }}
                onChange={({ target }) => {
                  setFile(target.files?.[0] ?? null)
                  setFault(null)
                }}
              />
              <Field.Hint />
            </Field.Root>
            {file && file.size > LARGE && (
              <Typography variant="pi">It has {Math.round(file.size / MB)} MB. A copy that is small enough for a page is sent.</Typography>
            )}
            <Field.Root name="picture-shows" hint="For those who cannot see it: what a reader learns from it, in one sentence." required>
              <Field.Label>What does it show?</Field.Label>
              <Field.Input value={shows} maxLength={200} onChange={({ target }: { target: { value: string } }) => setShows(target.value)} />
              <Field.Hint />
            </Field.Root>
            <Typography role="status" textColor="danger700">
              {fault}
            </Typography>
          </Flex>
        </Modal.Body>
        <Modal.Footer>
          <Button variant="tertiary" onClick={() => onClose()}>
            Cancel
          </Button>
          <Button loading={isBusy} disabled={!file || shows.trim() === ''} onClick={insert}>
            Add the picture
          </Button>
        </Modal.Footer>
      </Modal.Content>
    </Modal.Root>
  )
}
