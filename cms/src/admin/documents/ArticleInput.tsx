import { Box, Button, Flex, Textarea } from '@strapi/design-system'
import { useField } from '@strapi/strapi/admin'
import { type KeyboardEvent, useRef } from 'react'
import { LINK_WORDS } from '../../ownersContent/articleMarkdown.ts'
import type { FormField } from '../../ownersContent/fields.ts'
import { FieldFrame, type InputProps } from './fieldFrame.tsx'
import { PagePicker } from './PagePicker.tsx'

type Mark = { label: string; before: string; words: string; after: string; isBlock?: true; key?: string }

const TABLE = '| Document | Where it comes from |\n|---|---|\n| Degree | Your university |'
const marks: readonly Mark[] = [
  { label: 'Heading', before: '## ', words: 'What you need', after: '', isBlock: true },
  { label: 'Bold', before: '**', words: 'words', after: '**', key: 'b' },
  { label: 'List', before: '- ', words: 'first', after: '\n- second', isBlock: true },
  { label: 'Table', before: TABLE, words: '', after: '', isBlock: true },
  {
    label: 'Last day',
    before: '<!-- until 2027-06-30 -->\n',
    words: 'What is true up to that day.',
    after: '\n<!-- /until -->',
    isBlock: true,
  },
]

export function ArticleInput(props: InputProps & { field: FormField }) {
  const { name, disabled = false } = props
  const { value, onChange } = useField<string | null>(name)
  const area = useRef<HTMLTextAreaElement>(null)

  // Typed for the browser, which can take it back.
  function put({ before, words, after, isBlock }: Mark) {
    const field = area.current
    if (!field) return
    const { selectionStart: start, selectionEnd: end, value: text } = field
    const chosen = text.slice(start, end) || words
    const [gap, tail] = isBlock ? [gapAt(text.slice(0, start)), '\n'] : ['', '']
    field.focus()
    document.execCommand('insertText', false, gap + before + chosen + after + tail)
    const from = start + gap.length + before.length
    if (chosen !== '') field.setSelectionRange(from, from + chosen.length)
  }

  function onKey(event: KeyboardEvent) {
    const mark = (event.ctrlKey || event.metaKey) && marks.find(({ key }) => key === event.key)
    if (!mark) return
    event.preventDefault()
    put(mark)
  }

  return (
    <FieldFrame {...props}>
      <Flex gap={2} wrap="wrap" role="group" aria-label="Write for me">
        {marks.map((mark) => (
          <Button key={mark.label} variant="tertiary" size="S" disabled={disabled} onClick={() => put(mark)}>
            {mark.label}
          </Button>
        ))}
        <Box style={{ flex: '1 1 18rem', maxWidth: '32rem' }}>
          <PagePicker
            label="Link to a page"
            placeholder="Link to a page: type its title"
            value=""
            disabled={disabled}
            onChoose={(path) => put({ label: 'Link', before: '[', words: LINK_WORDS, after: `](${path})` })}
          />
        </Box>
      </Flex>
      <Textarea
        ref={area}
        rows={24}
        dir="auto"
        disabled={disabled}
        value={value ?? ''}
        onKeyDown={onKey}
        onChange={({ target }) => onChange(name, target.value || null)}
      />
    </FieldFrame>
  )
}

function gapAt(before: string): string {
  return before === '' || before.endsWith('\n\n') ? '' : before.endsWith('\n') ? '\n' : '\n\n'
}
