import { Flex, LinkButton, Typography } from '@strapi/design-system'
import { Layouts, Page } from '@strapi/strapi/admin'
import { useEffect } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { contentPath, contentTypes } from '../../ownersContent/contentTypes.ts'
import { OldNote } from '../shared/useFetched.tsx'
import { ChangesSection } from './ChangesSection.tsx'
import { GoLive } from './GoLive.tsx'
import { GuidesSection } from './GuidesSection.tsx'
import { Notice, Section } from './parts.tsx'
import { publishing, useSiteState } from './siteState.ts'
import { progress } from './siteWords.ts'
import { TextsSection } from './TextsSection.tsx'
import { Troubles } from './Troubles.tsx'
import { useGoLive } from './useGoLive.ts'
import { VersionsSection } from './VersionsSection.tsx'

export default function SitePage() {
  return (
    <Page.Protect permissions={publishing}>
      <Page.Main>
        <Page.Title>Site</Page.Title>
        <Layouts.Header title="Site" subtitle="Write, look, publish. Visitors see nothing before you publish it." />
        <Layouts.Content>
          <Content />
        </Layouts.Content>
      </Page.Main>
    </Page.Protect>
  )
}

function Content() {
  const fetched = useSiteState()
  const { state, reload } = fetched
  const goLive = useGoLive(fetched.data)
  const { hash } = useLocation()
  // All at once: a list that came later would move what is below it away under the pointer.
  const isWhole = state === 'ready' && goLive.state !== 'loading'
  useEffect(() => {
    if (isWhole && hash) document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [isWhole, hash])
  if (state === 'failed')
    return <Typography textColor="danger700">The state of the site could not be read. Load the page again.</Typography>
  if (!isWhole) return <Page.Loading />
  const site = fetched.data
  const { tone, words } = progress(site)
  const isToldAbove = site.troubles.length > 0 && (tone === 'danger' || tone === 'warning')
  return (
    <Flex direction="column" alignItems="stretch" gap={5} paddingBottom={10}>
      <Troubles site={site} reload={reload} />
      {!isToldAbove && <Notice tone={tone}>{words}</Notice>}
      <OldNote of={fetched} />
      {goLive.data && <GoLive state={goLive.data} reload={goLive.reload} />}
      {site.texts.some(({ is }) => is !== undefined) && (
        <Notice tone="warning">This release changed what you had written again: choose under “Your words”.</Notice>
      )}
      <Section title="Write">
        <Flex gap={3} wrap="wrap">
          <LinkButton tag={Link} to="/words">
            Words of the pages
          </LinkButton>
          {contentTypes
            .filter(({ kind }) => kind !== 'text')
            .map(({ kind, title }) => (
              <LinkButton tag={Link} key={kind} variant="secondary" to={contentPath(kind)}>
                {title}
              </LinkButton>
            ))}
        </Flex>
      </Section>
      <ChangesSection site={site} leftToDo={goLive.data} reload={reload} />
      <TextsSection site={site} reload={reload} />
      <VersionsSection site={site} reload={reload} />
      <GuidesSection site={site} />
    </Flex>
  )
}
