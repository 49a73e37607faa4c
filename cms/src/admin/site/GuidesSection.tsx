import { Box, Button, Flex, Typography } from '@strapi/design-system'
import { useFetchClient } from '@strapi/strapi/admin'
import { Link, useNavigate } from 'react-router-dom'
import { draftOf } from '../../ownersContent/checkDocument.ts'
import { contentPath, contentType } from '../../ownersContent/contentTypes.ts'
import type { Guide } from '../../ownersContent/publishStatus.ts'
import type { GuideOfSite, SiteState } from '../../ownersContent/siteAnswers.ts'
import { useFetched } from '../shared/useFetched.tsx'
import { Notice, Quiet, Section } from './parts.tsx'
import { usePresses } from './siteState.ts'
import { stateWords } from './siteWords.ts'

export function GuidesSection({ site }: { site: SiteState }) {
  const guides = useFetched<GuideOfSite[]>('/site/guides').data ?? []
  if (guides.length === 0) return null
  return (
    <Section title="Guides">
      <Quiet>These came with the site. Start from one to make its words yours: your article takes its place when you publish it.</Quiet>
      <Box tag="ul" width="100%">
        {guides.map(({ guide, documentId }) => (
          <Flex tag="li" key={guide.slug} gap={3} paddingBottom={3} wrap="wrap" justifyContent="space-between">
            <Typography style={{ overflowWrap: 'anywhere' }}>
              {guide.title} ({documentId === null ? 'the site’s' : `yours, ${stateWords(site, documentId)}`})
            </Typography>
            {documentId === null ? (
              <Start guide={guide} />
            ) : (
              <Typography tag={Link} to={contentPath('article', documentId)} textColor="primary700" aria-label={`Change: ${guide.title}`}>
                Change
              </Typography>
            )}
          </Flex>
        ))}
      </Box>
    </Section>
  )
}

/** A guide of a free tool names no service that can be ordered, so the owner chooses one. */
function Start({ guide }: { guide: Guide }) {
  const { post } = useFetchClient()
  const navigate = useNavigate()
  const { busy, refusal, run } = usePresses()

  async function start() {
    const draft = draftOf(contentType('article').fields, guide)
    const { data } = await post<{ data: { documentId: string } }>(contentPath('article'), { ...draft, show: true })
    navigate(contentPath('article', data.data.documentId))
  }

  return (
    <>
      <Button variant="secondary" loading={busy} aria-label={`Start from this guide: ${guide.title}`} onClick={() => run(start)}>
        Start from this guide
      </Button>
      {refusal && <Notice tone="danger">{refusal.message}</Notice>}
    </>
  )
}
