import { Box, Flex, Typography } from '@strapi/design-system'
import { useForm } from '@strapi/strapi/admin'
import type { MouseEvent } from 'react'
import { pathOf, readArticleMarkdown } from '../../ownersContent/articleMarkdown.ts'
import { checkDocument, type Draft, type FieldProblem } from '../../ownersContent/checkDocument.ts'
import { type ContentType, contentTypeOf } from '../../ownersContent/contentTypes.ts'
import type { PublishedPages } from '../../ownersContent/publishStatus.ts'
import { useFetched } from '../shared/useFetched.ts'
import { finishedSentences } from './finishedSentences.ts'
import { type TextLimit, textLimits } from './textLimits.ts'

/** The rules of publishing on what is in the form now, saved or not. */
export function CheckPanel({ model }: { model: string }) {
  const type = contentTypeOf(model)
  return type ? { title: 'Before it goes live', content: <Check type={type} /> } : null
}

function Check({ type }: { type: ContentType }) {
  const values = useForm<Draft>('CheckPanel', ({ values }) => values as Draft)
  const pages = useFetched<PublishedPages>('/site/links')
  const problems = [...checkDocument(type.kind, values).problems, ...deadLinks(type, values, pages.state === 'ready' ? pages.data : null)]
  const isShown = values['show'] !== false
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      <div role="status">
        {!isShown && <Typography tag="p">It is not shown. If it is on the site, it leaves the site with the next publish.</Typography>}
        {isShown && problems.length === 0 && (
          <Typography textColor="success700">Nothing to put right on this page. The Site page checks it beside the rest.</Typography>
        )}
        {problems.length > 0 && (
          <Typography textColor="danger700">
            {problems.length === 1 ? 'One thing to put right:' : `${problems.length} things to put right:`}
          </Typography>
        )}
      </div>
      {problems.length > 0 && (
        <Box tag="ul">
          {problems.map(({ path, label, message }) => (
            <Box tag="li" key={`${label} ${message}`} paddingBottom={2}>
              <Typography style={{ overflowWrap: 'anywhere' }}>
                <Typography
                  tag="a"
                  href={`#${path}`}
                  textColor="primary700"
                  fontWeight="bold"
                  onClick={(event: MouseEvent) => showField(event, path)}
                >
                  {label}
                </Typography>
                : {message}
              </Typography>
            </Box>
          ))}
        </Box>
      )}
      {finishedSentences(type.kind, values).map((sentence) => (
        <Typography key={sentence} style={{ overflowWrap: 'anywhere' }}>
          Reads: “{sentence}”
        </Typography>
      ))}
      <Box tag="ul">
        {textLimits[type.kind].map((limit) => (
          <Count key={limit.field} limit={limit} length={String(values[limit.field] ?? '').trim().length} />
        ))}
      </Box>
      <Typography variant="pi" textColor="neutral600">
        Saving keeps a draft, mistakes and all. Visitors see it when you publish.
      </Typography>
    </Flex>
  )
}

/** An entry of a list that is closed has no field yet: then the list itself is shown. */
function showField(event: MouseEvent, path: string): void {
  event.preventDefault()
  const list = path.split('.')[0] ?? ''
  const field = [path, list].flatMap((name) => [...document.getElementsByName(name)])[0]
  const shown = field ?? document.querySelector(`[for$="${CSS.escape(list)}"]`)
  shown?.scrollIntoView({ block: 'center' })
  field?.focus()
}

function Count({ limit: { label, least = 0, most }, length }: { limit: TextLimit; length: number }) {
  const isWrong = length > most || (length > 0 && length < least)
  return (
    <Typography tag="li" variant="pi" textColor={isWrong ? 'danger700' : 'neutral700'}>
      {label}: {length.toLocaleString('en-AU')} of {least > 0 ? `${least} to ` : ''}
      {most.toLocaleString('en-AU')} characters
    </Typography>
  )
}

/** Before the publisher has told the site's pages, publishing itself checks the links. */
function deadLinks({ kind }: ContentType, values: Draft, pages: PublishedPages | null): FieldProblem[] {
  if (!pages || pages.paths.length === 0) return []
  const known = new Set(pages.paths.map(pathOf))
  const missing = (path: string, label: string, link: string): FieldProblem[] =>
    known.has(pathOf(link))
      ? []
      : [{ path, label, message: `The site has no page ${link} now: change the link, unless you publish that page too.` }]
  if (kind === 'article')
    return readArticleMarkdown(String(values['body'] ?? '')).internalLinks.flatMap((link) => missing('body', 'Article', link))
  const link = String(values['linkPath'] ?? '').trim()
  return kind === 'announcement' && link.startsWith('/') ? missing('linkPath', 'Link to', link) : []
}
