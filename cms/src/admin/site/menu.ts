import { Globe, Pencil } from '@strapi/icons'
import type { StrapiApp } from '@strapi/strapi/admin'
import { publishing } from './siteState.ts'

/** Everything has a link of its own: Strapi's entry for all lists, its files and its types would only repeat them. */
const UNUSED = /(content-manager|upload|content-type-builder)/

export function arrangeMenu(app: StrapiApp): void {
  const { menu } = app.router
  for (let index = menu.length - 1; index >= 0; index -= 1) if (UNUSED.test(menu[index]?.to ?? '')) menu.splice(index, 1)
  app.addMenuLink({
    to: 'site',
    icon: Globe,
    intlLabel: { id: 'inbox.site', defaultMessage: 'Site' },
    permissions: publishing,
    position: 1,
    Component: () => import('./SitePage.tsx'),
  })
  app.addMenuLink({
    to: 'words',
    icon: Pencil,
    intlLabel: { id: 'inbox.words', defaultMessage: 'Words' },
    permissions: publishing,
    position: 2,
    Component: () => import('../words/WordsPage.tsx'),
  })
}
