import { Globe } from '@strapi/icons'
import type { StrapiApp } from '@strapi/strapi/admin'
import { LEAD } from '../../leads/contentTypes.ts'
import { publishing } from './siteState.ts'

/** Leads for who reads leads, Site for who publishes: Strapi has one entry for both. */
export function arrangeMenu(app: StrapiApp): void {
  const lists = app.router.menu.find(({ to }) => to === 'content-manager')
  if (lists) {
    lists.to = `content-manager/collection-types/${LEAD}`
    lists.intlLabel = { id: 'inbox.leads', defaultMessage: 'Leads' }
    lists.permissions = [{ action: 'plugin::content-manager.explorer.read', subject: LEAD }]
  }
  app.addMenuLink({
    to: 'site',
    icon: Globe,
    intlLabel: { id: 'inbox.site', defaultMessage: 'Site' },
    permissions: publishing,
    position: 1,
    Component: () => import('./SitePage.tsx'),
  })
}
