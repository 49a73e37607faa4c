import type { StrapiApp } from '@strapi/strapi/admin'

export default {
  config: {
    locales: [],
    tutorials: false,
    // Without this the admin asks a public service for Strapi's newest release.
    notifications: { releases: false },
    translations: {
      en: {
        'app.components.LeftMenu.navbrand.title': 'Lead inbox',
        'Auth.form.welcome.title': 'Lead inbox',
        'Auth.form.welcome.subtitle': 'Sign in to read the leads',
      },
    },
  },
  bootstrap(_app: StrapiApp) {},
}
