import type { Core } from '@strapi/strapi'
import { settings } from '../src/settings/settings.ts'

export default (): Core.Config.Admin => {
  const { secrets } = settings()
  return {
    auth: { secret: secrets.adminJwt },
    apiToken: { salt: secrets.apiTokenSalt },
    transfer: { token: { salt: secrets.transferTokenSalt } },
    secrets: { encryptionKey: secrets.encryptionKey },
    autoOpen: false,
    flags: { nps: false, promoteEE: false, docLinks: false },
  }
}
