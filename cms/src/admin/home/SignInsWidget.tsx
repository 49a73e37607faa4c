import { Box, Typography } from '@strapi/design-system'
import { Widget } from '@strapi/strapi/admin'
import type { SignIn } from '../../leads/leadApi.ts'
import { sydneyTime } from '../../time/sydneyTime.ts'
import { useFetched } from '../shared/useFetched.tsx'

export default function SignInsWidget() {
  const signIns = useFetched<SignIn[]>('/leads/sign-ins')
  if (signIns.state === 'loading') return <Widget.Loading />
  if (signIns.state === 'failed') return <Widget.Error />
  return (
    <Box tag="ul" aria-label="The last sign-ins">
      {signIns.data.map(({ at, by, byId }) => (
        <li key={`${at} ${byId}`}>
          <Typography>
            {sydneyTime(new Date(at))}: {by}
          </Typography>
        </li>
      ))}
    </Box>
  )
}
