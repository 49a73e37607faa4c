import { Box, Typography } from '@strapi/design-system'
import { styled } from 'styled-components'
import type { Difference } from '../../ownersContent/siteAnswers.ts'

type Props = { differences: readonly Difference[]; before: string; after: string }

/** Side by side, field by field, with what differs marked; on a phone one under the other. */
export function Differences({ differences, before, after }: Props) {
  return (
    <Box width="100%" paddingTop={2}>
      {differences.map((difference) => {
        const [start, end] = sameEnds(difference.before ?? '', difference.after ?? '')
        return (
          <Box key={difference.label} paddingBottom={3}>
            <Typography tag="h4" variant="pi" fontWeight="bold">
              {difference.label}
            </Typography>
            <Pair>
              <Side name={before} words={difference.before} start={start} end={end} />
              <Side name={after} words={difference.after} start={start} end={end} />
            </Pair>
          </Box>
        )
      })}
    </Box>
  )
}

type SideProps = { name: string; words: string | null; start: number; end: number }

function Side({ name, words, start, end }: SideProps) {
  return (
    <Box background="neutral100" padding={3} hasRadius style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }} dir="auto">
      <Typography tag="p" variant="pi" textColor="neutral600">
        {name}
      </Typography>
      <Typography tag="p">
        {words === null ? (
          '(empty)'
        ) : (
          <>
            {words.slice(0, start)}
            <mark>{words.slice(start, words.length - end)}</mark>
            {words.slice(words.length - end)}
          </>
        )}
      </Typography>
    </Box>
  )
}

/** How many characters are the same at both ends, in whole words. */
function sameEnds(one: string, other: string): [start: number, end: number] {
  const most = Math.min(one.length, other.length)
  let start = 0
  while (start < most && one[start] === other[start]) start += 1
  while (start > 0 && /\S/.test(one[start - 1] ?? '') && /\S/.test((one[start] ?? ' ') + (other[start] ?? ' '))) start -= 1
  let end = 0
  while (end < most - start && one.at(-1 - end) === other.at(-1 - end)) end += 1
  while (end > 0 && /\S/.test(one.at(-end) ?? '') && /\S/.test((one.at(-1 - end) ?? ' ') + (other.at(-1 - end) ?? ' '))) end -= 1
  return [start, end]
}

const Pair = styled.div`
  display: grid;
  gap: 0.8rem;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr));
  mark { background: ${({ theme }) => theme.colors.warning200}; }
`
