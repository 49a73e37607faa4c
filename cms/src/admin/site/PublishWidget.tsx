import { Flex, Typography } from '@strapi/design-system'
import { Widget } from '@strapi/strapi/admin'
import { Link } from 'react-router-dom'
import { OldNote } from '../shared/useFetched.tsx'
import { GoLiveOnHome } from './GoLive.tsx'
import { Notice, Quiet } from './parts.tsx'
import { useSiteState } from './siteState.ts'
import { namesOf, progress, versionWords } from './siteWords.ts'
import { Troubles } from './Troubles.tsx'
import { useGoLive } from './useGoLive.ts'

export default function PublishWidget() {
  const fetched = useSiteState()
  const goLive = useGoLive()
  if (fetched.state === 'loading') return <Widget.Loading />
  if (fetched.state === 'failed') return <Widget.Error />
  const { tone, words } = progress(fetched.data)
  const isToldAbove = fetched.data.troubles.length > 0 && (tone === 'danger' || tone === 'warning')
  const count = fetched.data.changes.length
  const scheduled = fetched.data.versions.filter(({ state }) => state === 'scheduled')
  return (
    <Flex direction="column" alignItems="flex-start" gap={3}>
      <Troubles site={fetched.data} reload={fetched.reload} />
      {goLive.data && <GoLiveOnHome state={goLive.data} />}
      {!isToldAbove && <Notice tone={tone}>{words}</Notice>}
      {scheduled.map((version) => (
        <Quiet key={version.id}>
          {namesOf(version)}: {versionWords(version)}.
        </Quiet>
      ))}
      <OldNote of={fetched} />
      <Typography tag={Link} to="/site" textColor="primary700">
        {count === 0 ? 'Nothing waits to be published' : `Look at ${count === 1 ? 'one change' : `${count} changes`} and publish`}
      </Typography>
    </Flex>
  )
}
