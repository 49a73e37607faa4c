import { Flex, LinkButton, Typography } from '@strapi/design-system'
import { Layouts, Page } from '@strapi/strapi/admin'
import { Link } from 'react-router-dom'
import { contentTypes } from '../../ownersContent/contentTypes.ts'
import { OldNote } from '../shared/OldNote.tsx'
import { ChangesSection } from './ChangesSection.tsx'
import { GuidesSection } from './GuidesSection.tsx'
import { Notice } from './Notice.tsx'
import { Section } from './Section.tsx'
import { publishing, useSiteState } from './siteState.ts'
import { TextsSection } from './TextsSection.tsx'
import { VersionsSection } from './VersionsSection.tsx'
import { OFF, progress } from './words.ts'

const TITLES = {
  details: 'Site details',
  announcement: 'Announcement',
  price: 'Prices',
  review: 'Reviews',
  article: 'Articles',
  text: 'Texts',
}

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
  if (state === 'loading') return <Page.Loading />
  if (state === 'failed')
    return <Typography textColor="danger700">The state of the site could not be read. Load the page again.</Typography>
  const site = fetched.data
  const told = progress(site)
  return (
    <Flex direction="column" alignItems="stretch" gap={5} paddingBottom={10}>
      {!site.isOn ? <Notice tone="warning">{OFF}</Notice> : <Notice tone={told.tone}>{told.words}</Notice>}
      <OldNote of={fetched} />
      <Section title="Write">
        <Flex gap={3} wrap="wrap">
          <LinkButton tag={Link} to="/words">
            Words of the pages
          </LinkButton>
          {contentTypes
            .filter(({ kind }) => kind !== 'text')
            .map(({ kind, uid, isSingle }) => (
              <LinkButton
                tag={Link}
                key={kind}
                variant="secondary"
                to={`/content-manager/${isSingle ? 'single-types' : 'collection-types'}/${uid}`}
              >
                {TITLES[kind]}
              </LinkButton>
            ))}
        </Flex>
      </Section>
      <ChangesSection site={site} reload={reload} />
      <TextsSection site={site} reload={reload} />
      <GuidesSection />
      <VersionsSection site={site} reload={reload} />
    </Flex>
  )
}
