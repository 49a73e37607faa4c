import { Box, Button, Flex, Typography } from '@strapi/design-system'
import { useFetchClient } from '@strapi/strapi/admin'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { draftOf } from '../../ownersContent/checkDocument.ts'
import { contentPath, contentType } from '../../ownersContent/contentTypes.ts'
import type { Guide } from '../../ownersContent/publishStatus.ts'
import type { GuideOfSite, SiteState } from '../../ownersContent/siteAnswers.ts'
import { stateWords } from '../documents/documentState.tsx'
import { reasonOf } from '../shared/reasonOf.ts'
import { useFetched } from '../shared/useFetched.ts'
import { Notice, Quiet, Section } from './parts.tsx'

/** Every guide that came with the site: whose words it has, and a way to make them the owner's. */
export function GuidesSection({ site }: { site: SiteState }) {
  const guides = useFetched<GuideOfSite[]>('/site/guides')
  const { post } = useFetchClient()
  const navigate = useNavigate()
  const [starting, setStarting] = useState<string | null>(null)
  const [fault, setFault] = useState<string | null>(null)

  /** A guide of a free tool names no service that can be ordered, so the owner chooses one. */
  async function start(guide: Guide) {
    setStarting(guide.slug)
    setFault(null)
    try {
      const draft = draftOf(contentType('article').fields, guide)
      const { data } = await post<{ data: { documentId: string } }>(contentPath('article'), { ...draft, show: true })
      navigate(contentPath('article', data.data.documentId))
    } catch (error) {
      setFault(reasonOf(error))
    } finally {
      setStarting(null)
    }
  }

  if (guides.state !== 'ready' || guides.data.length === 0) return null
  return (
    <Section title="Guides">
      <Quiet>These came with the site. Start from one to make its words yours: your article takes its place when you publish it.</Quiet>
      {fault && <Notice tone="danger">{fault}</Notice>}
      <Box tag="ul" width="100%">
        {guides.data.map(({ guide, documentId }) => (
          <Flex tag="li" key={guide.slug} gap={3} paddingBottom={3} wrap="wrap" justifyContent="space-between">
            <Typography style={{ overflowWrap: 'anywhere' }}>
              {guide.title} ({documentId === null ? 'the site’s' : `yours, ${stateWords(site, documentId)}`})
            </Typography>
            {documentId === null ? (
              <Button
                variant="secondary"
                loading={starting === guide.slug}
                aria-label={`Start from this guide: ${guide.title}`}
                onClick={() => start(guide)}
              >
                Start from this guide
              </Button>
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
