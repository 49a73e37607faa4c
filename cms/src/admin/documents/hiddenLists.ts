import { RECEIPT, REPLY_TEMPLATE } from '../../leads/rights.ts'
import { contentType, uidOf } from '../../ownersContent/contentTypes.ts'

/** Texts are written in Words, and the other two have places of their own in the menu: among the site’s lists they are in the way. */
const HIDDEN = [uidOf(contentType('text')), REPLY_TEMPLATE, RECEIPT]

/** Strapi can hide a list only together with the rights on it. */
export function hideLists(): void {
  const style = document.createElement('style')
  style.textContent = `${HIDDEN.map((uid) => `nav li:has(> a[href*="-types/${uid}"])`).join(', ')} { display: none; }`
  document.head.append(style)
}
