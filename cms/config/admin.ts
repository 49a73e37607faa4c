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
    // npm run dev restarts for no build and no test.
    watchIgnoreFiles: ['**/dist-*/**', '**/.build-*/**', '**/data/**', '**/tests/**', '**/coverage/**'],
    // In its place is src/middlewares/adminSignIn.ts.
    rateLimit: { enabled: false },
    // Unset, each lead carries a button that leads to Strapi's documentation.
    preview: { enabled: false, config: { handler: () => null } },
    flags: { nps: false, promoteEE: false, docLinks: false },
  }
}
