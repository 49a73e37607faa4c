import type { StrapiApp } from '@strapi/strapi/admin'
import { RECEIPT, REPLY_TEMPLATE } from '../../leads/rights.ts'
import { contentType, uidOf } from '../../ownersContent/contentTypes.ts'

/** Texts are written in Words, and the other two have places of their own in the menu: among the site’s lists they are in the way. */
const HIDDEN: readonly string[] = [uidOf(contentType('text')), REPLY_TEMPLATE, RECEIPT]

type Listed = { uid: string }

/** Strapi counts what is left. Who has no other list, as Sales, keeps these: to Strapi no list at all is no right to any. */
function withoutHidden<Link extends Listed>(links: readonly Link[]): readonly Link[] {
  const left = links.filter(({ uid }) => !HIDDEN.includes(uid))
  return left.length > 0 ? left : links
}

export function hideLists(app: Pick<StrapiApp, 'registerHook'>): void {
  app.registerHook('Admin/CM/pages/App/mutate-collection-types-links', (lists: { ctLinks: readonly Listed[] }) => ({
    ...lists,
    ctLinks: withoutHidden(lists.ctLinks),
  }))
  app.registerHook('Admin/CM/pages/App/mutate-single-types-links', (lists: { stLinks: readonly Listed[] }) => ({
    ...lists,
    stLinks: withoutHidden(lists.stLinks),
  }))
}
