import { Box, Button, Flex, Typography } from '@strapi/design-system'
import { useFetchClient } from '@strapi/strapi/admin'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { services } from '../../contract/services.ts'
import { contentType } from '../../ownersContent/contentTypes.ts'
import type { Guide } from '../../ownersContent/publishStatus.ts'
import type { GuideOfSite } from '../../ownersContent/siteAnswers.ts'
import { reasonOf } from '../shared/reasonOf.ts'
import { useFetched } from '../shared/useFetched.ts'
import { Notice } from './Notice.tsx'
import { Section } from './Section.tsx'

const PATH = `/content-manager/collection-types/${contentType('article').uid}`

/** Every guide that came with the site: whose words it has, and a way to make them the owner's. */
export function GuidesSection() {
  const guides = useFetched<GuideOfSite[]>('/site/guides')
  const { post } = useFetchClient()
  const navigate = useNavigate()
  const [starting, setStarting] = useState<string | null>(null)
  const [fault, setFault] = useState<string | null>(null)

  async function start(guide: Guide) {
    setStarting(guide.slug)
    setFault(null)
    try {
      const { data } = await post<{ data: { documentId: string } }>(PATH, asDraft(guide))
      navigate(`${PATH}/${data.data.documentId}`)
    } catch (error) {
      setFault(reasonOf(error))
    } finally {
      setStarting(null)
    }
  }

  if (guides.state !== 'ready' || guides.data.length === 0) return null
  return (
    <Section title="Guides">
      <Typography variant="pi">
        These came with the site. Start from one to make its words yours: your article takes its place when you publish it.
      </Typography>
      {fault && <Notice tone="danger">{fault}</Notice>}
      <Box tag="ul" width="100%">
        {guides.data.map(({ guide, editPath }) => (
          <Flex tag="li" key={guide.slug} gap={3} paddingBottom={3} wrap="wrap" justifyContent="space-between">
            <Typography style={{ overflowWrap: 'anywhere' }}>
              {guide.title} ({editPath ? 'yours' : 'the site’s'})
            </Typography>
            {editPath ? (
              <Typography tag={Link} to={editPath} textColor="primary700" aria-label={`Change: ${guide.title}`}>
                Change
              </Typography>
            ) : (
              <Button
                variant="secondary"
                loading={starting === guide.slug}
                aria-label={`Start from this guide: ${guide.title}`}
                onClick={() => start(guide)}
              >
                Start from this guide
              </Button>
            )}
          </Flex>
        ))}
      </Box>
    </Section>
  )
}

/** As the form has it. A guide of a free tool names no service that can be ordered, so the owner chooses one. */
function asDraft({ service, summary, ...guide }: Guide) {
  const found = services.find(({ slug }) => slug === service)
  return { ...guide, summary: summary.join('\n'), show: true, service: found && !('isFree' in found) ? found.label : null }
}
