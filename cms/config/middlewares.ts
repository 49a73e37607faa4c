import type { Core } from '@strapi/strapi'
import { settings } from '../src/settings/settings.ts'

export default (): Core.Config.Middlewares => [
  'global::headers',
  'strapi::errors',
  'global::refusals',
  {
    name: 'strapi::security',
    config: {
      contentSecurityPolicy: {
        directives: {
          // Text, not lists: Strapi would add its own entries to a list, and with them every https address.
          'connect-src': "'self'",
          'img-src': "'self' data: blob:",
          'font-src': "'self' data:",
          'style-src': "'self' 'unsafe-inline'",
          'media-src': "'none'",
          // A preview, on its own origin, where an editor presses a text.
          'frame-src': settings().publishing.preview?.origin ?? "'none'",
          'frame-ancestors': "'none'",
          'form-action': "'self'",
        },
      },
      frameguard: { action: 'deny' },
      crossOriginOpenerPolicy: { policy: 'same-origin' },
      crossOriginResourcePolicy: { policy: 'same-origin' },
    },
  },
  {
    name: 'strapi::cors',
    config: {
      origin: settings().siteOrigins,
      methods: ['POST'],
      headers: ['Content-Type'],
      expose: ['Retry-After'],
      credentials: false,
      maxAge: 600,
    },
  },
  'global::closedDoors',
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
  'global::unfitValues',
  'global::adminSignIn',
  'strapi::favicon',
  'strapi::public',
]
