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
