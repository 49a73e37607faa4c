import type { StrapiApp } from '@strapi/strapi/admin'

const UNUSED = /(upload|content-type-builder)/

/** The leads have no files, and a built server cannot change its content types. */
export function hideTools(app: StrapiApp): void {
  const { menu } = app.router
  for (let index = menu.length - 1; index >= 0; index -= 1) {
    if (UNUSED.test(menu[index]?.to ?? '')) menu.splice(index, 1)
  }
}

/** Strapi announces its media library over every page until each person closes it in each browser. */
export function dismissNews(): void {
  for (const installation of ['undefined', 'false', 'null']) {
    window.localStorage.setItem(`STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_false:${installation}`, 'true')
  }
}

const HIDDEN = [
  // Strapi's shop of plugins.
  'li:has(a[href="https://market.strapi.io"])',
  // Adding, removing and moving what the home page shows: one press too many would lose a number.
  'main:has([data-strapi-grid-container]) :is([data-strapi-header], [data-strapi-header-sticky]) button',
  '[data-strapi-widget-id] > header button',
  // An article has no pictures, and underlining writes HTML, which publishing refuses.
  'button:is([name="Underline"], [name="Image"])',
]

// Beside the leads the menu of lists takes a quarter of a tablet. On a phone it is a page of its own.
const SMALLEST_WITHOUT_MENU = '768px'
const MENU = ':has(> nav[aria-label="Lists"] a.active[href*="api::form-data"])'

/** Strapi has no setting for these. */
export function hideClutter(): void {
  const style = document.createElement('style')
  const hide = '{ display: none !important }'
  // What is beside the menu would else be as narrow as its content.
  const widen = `${MENU} + * { grid-column: 1 / -1 }`
  style.textContent = `${HIDDEN.join(',')} ${hide} @media (min-width: ${SMALLEST_WITHOUT_MENU}) { ${MENU} ${hide} ${widen} }`
  document.head.append(style)
}
