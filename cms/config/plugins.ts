import type { Core } from '@strapi/strapi'

// The site has no end users: users-permissions is not installed at all.
const config: Core.Config.Plugin = {}

export default config
