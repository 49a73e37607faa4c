import type { Core } from '@strapi/strapi'

const config: Core.Config.Api = {
  documents: { strictParams: true, strictRelations: true },
}

export default config
