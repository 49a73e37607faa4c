import { Box, Button, Flex, Textarea } from '@strapi/design-system'
import { useField } from '@strapi/strapi/admin'
import { type KeyboardEvent, useRef, useState } from 'react'
import { LINK_WORDS } from '../../ownersContent/articleMarkdown.ts'
import type { FormField } from '../../ownersContent/fields.ts'
import { FieldFrame, type InputProps } from './fieldFrame.tsx'
import { NEW_TABLE, tableAt } from './markdownTable.ts'
import { PagePicker } from './PagePicker.tsx'
import { PictureDialog } from './PictureDialog.tsx'
import { Reading } from './Reading.tsx'
import { TableDialog } from './TableDialog.tsx'

type Mark = { label: string; before: string; words: string; after: string; isBlock?: true; key?: string }

const marks: readonly Mark[] = [
  { label: 'Heading', before: '## ', words: 'What you need', after: '', isBlock: true },
  { label: 'Bold', before: '**', words: 'words', after: '**', key: 'b' },
  {
    label: 'Last day',
    before: '<!-- until 2027-06-30 -->\n',
    words: 'What is true up to that day.',
    after: '\n<!-- /until -->',
    isBlock: true,
  },
]

const lists = [
  { label: 'List', mark: () => '- ' },
  { label: 'Numbered list', mark: (index: number) => `${index + 1}. ` },
]

type Opened = { dialog: 'picture' } | ({ dialog: 'table' } & (ReturnType<typeof tableAt> | { table: typeof NEW_TABLE; start?: undefined }))

export function ArticleInput(props: InputProps & { field: FormField }) {
  const { name, disabled = false } = props
  const { value, onChange } = useField<string | null>(name)
  const area = useRef<HTMLTextAreaElement>(null)
  const [opened, setOpened] = useState<Opened | null>(null)
  const [linked, setLinked] = useState(0)
  const text = value ?? ''

  // Typed for the browser, which can take it back.
  function type(words: string, from?: number, to?: number) {
    const field = area.current
    if (!field) return
    field.focus()
    if (from !== undefined) field.setSelectionRange(from, to ?? from)
    document.execCommand('insertText', false, words)
  }

  function put({ before, words, after, isBlock }: Mark) {
    const field = area.current
    if (!field) return
    const { selectionStart: start, selectionEnd: end, value: written } = field
    const chosen = written.slice(start, end) || words
    const [gap, tail] = isBlock ? [gapAt(written.slice(0, start)), '\n'] : ['', '']
    type(gap + before + chosen + after + tail)
    const from = start + gap.length + before.length
    if (chosen !== '') field.setSelectionRange(from, from + chosen.length)
  }

  /** A list of pages of its own for each link: the last one would put its page in again when it is left. */
  function link(path: string) {
    setLinked((times) => times + 1)
    setTimeout(() => put({ label: 'Link', before: '[', words: LINK_WORDS, after: `](${path})` }))
  }

  /** Each chosen line becomes an item. */
  function putList(mark: (index: number) => string) {
    const field = area.current
    if (!field) return
    const { selectionStart: start, selectionEnd: end, value: written } = field
    const lines = (written.slice(start, end).trim() || 'first\nsecond').split('\n').filter((line) => line.trim() !== '')
    type(
      `${gapAt(written.slice(0, start))}${lines.map((line, index) => mark(index) + line.replace(/^\s*([-*]|\d+\.)\s+/, '')).join('\n')}\n`,
    )
  }

  /** Once the dialog has given the focus back. */
  function close(markdown?: string) {
    const from = opened
    setOpened(null)
    if (markdown !== undefined) setTimeout(() => putBlock(markdown, from))
  }

  function putBlock(markdown: string, from: Opened | null) {
    const field = area.current
    if (!field) return
    if (from?.dialog === 'table' && from.start !== undefined) type(markdown, from.start, from.end)
    else type(`${gapAt(field.value.slice(0, field.selectionStart))}${markdown}\n`)
  }

  function onKey(event: KeyboardEvent) {
    const mark = (event.ctrlKey || event.metaKey) && marks.find(({ key }) => key === event.key)
    if (!mark) return
    event.preventDefault()
    put(mark)
  }

  const button = (label: string, onClick: () => void) => (
    <Button key={label} variant="tertiary" size="S" disabled={disabled} onClick={onClick}>
      {label}
    </Button>
  )
  return (
    <FieldFrame {...props}>
      <Flex gap={2} wrap="wrap" role="group" aria-label="Write for me">
        {marks.map((mark) => button(mark.label, () => put(mark)))}
        {lists.map(({ label, mark }) => button(label, () => putList(mark)))}
        {button('Table', () =>
          setOpened({ dialog: 'table', ...(tableAt(text, area.current?.selectionStart ?? 0) ?? { table: NEW_TABLE }) }),
        )}
        {button('Picture', () => setOpened({ dialog: 'picture' }))}
        <Box style={{ flex: '1 1 18rem', maxWidth: '32rem' }}>
          <PagePicker
            key={linked}
            label="Link to a page"
            placeholder="Link to a page: type its title"
            value=""
            disabled={disabled}
            onChoose={link}
          />
        </Box>
      </Flex>
      <Textarea
        ref={area}
        rows={20}
        dir="auto"
        disabled={disabled}
        value={text}
        onKeyDown={onKey}
        onChange={({ target }) => onChange(name, target.value || null)}
      />
      {text.trim() !== '' && <Reading text={text} />}
      {opened?.dialog === 'picture' && <PictureDialog onClose={close} />}
      {opened?.dialog === 'table' && <TableDialog table={opened.table} isNew={opened.start === undefined} onClose={close} />}
    </FieldFrame>
  )
}

function gapAt(before: string): string {
  return before === '' || before.endsWith('\n\n') ? '' : before.endsWith('\n') ? '\n' : '\n\n'
}
