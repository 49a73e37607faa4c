import { Box, Typography } from '@strapi/design-system'
import { inlineParts } from '../../ownersContent/inlineWords.ts'

/** The words as visitors will read them: elements with text, so nothing in them runs. */
export function ReadsAs({ words }: { words: string }) {
  const blocks = words.split('\n').filter((line) => line.trim() !== '')
  return (
    <Box background="neutral100" padding={3} hasRadius aria-label="As it will read" tag="section" style={{ overflowWrap: 'anywhere' }}>
      <Typography variant="sigma" textColor="neutral600">
        As it will read
      </Typography>
      {blocks.map((line, index) => (
        // Lines have no name of their own, and the same line may be there twice.
        <Line key={index} line={line} />
      ))}
    </Box>
  )
}

function Line({ line }: { line: string }) {
  const [, heading] = /^#{2,6} (.*)$/.exec(line) ?? []
  const [, item] = /^\s*(?:[-*]|\d+\.) (.*)$/.exec(line) ?? []
  const text = heading ?? item ?? line
  return (
    <Typography tag="p" fontWeight={heading === undefined ? 'regular' : 'bold'} dir="auto">
      {item === undefined ? '' : '• '}
      {inlineParts(text).map(({ words, as: Tag }, index) => {
        const key = `${index} ${words}`
        if (Tag === 'text') return <span key={key}>{words}</span>
        return Tag === 'a' ? <u key={key}>{words}</u> : <Tag key={key}>{words}</Tag>
      })}
    </Typography>
  )
}
