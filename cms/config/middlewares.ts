import type { Core } from '@strapi/strapi'
import { settings } from '../src/settings/settings.ts'

export default (): Core.Config.Middlewares => [
  'strapi::errors',
  'strapi::security',
  {
    name: 'strapi::cors',
    config: {
      origin: settings().siteOrigins,
      methods: ['POST'],
      headers: ['Content-Type'],
      credentials: false,
      maxAge: 600,
    },
  },
  'strapi::query',
  'global::intake',
  {
    name: 'strapi::body',
    config: {
      // Multipart would leave a file in the temporary folder for each anonymous request.
      multipart: false,
      // The admin saves more than one lead's 32 KB; global::intake holds the leads to that.
      jsonLimit: '256kb',
      formLimit: '8kb',
      textLimit: '8kb',
      includeUnparsed: true,
    },
  },
  'strapi::favicon',
  'strapi::public',
]
