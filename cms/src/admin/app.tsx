import { Bell, ChartPie, Check, File, Globe, Mail, Pencil, User } from '@strapi/icons'
import type { StrapiApp } from '@strapi/strapi/admin'
import { Navigate } from 'react-router-dom'
import { EXPORT_LEADS, READ_LEADS, RECEIPT, REPLY_TEMPLATE } from '../leads/rights.ts'
import { contentTypes, displayNameOf } from '../ownersContent/contentTypes.ts'
import { closeAnnouncement, hideShop, mark, theme } from './brand.ts'
import { ContentHistoryPanel } from './documents/ContentHistoryPanel.tsx'
import { DocumentPanel } from './documents/DocumentPanel.tsx'
import { withOwnSave } from './documents/documentSave.ts'
import { withStateColumn } from './documents/documentState.tsx'
import { hideLists } from './documents/hiddenLists.ts'
import { ownersInput, withOwnersInputs } from './documents/ownersInputs.tsx'
import { publishing } from './site/siteState.ts'

/** Plain English writes dates as in the United States, and there is no Australian. Each person gets this one: adminSetup/people.ts. */
const LANGUAGE = 'en-GB'
const reading = [{ action: READ_LEADS, subject: null }]

const words = {
  'app.components.LeftMenu.navbrand.title': 'Lead inbox',
  'app.components.LeftMenu.navbrand.workplace': 'Leads and site',
  'app.components.EmptyStateLayout.content-document': 'Nothing here yet',
  'Auth.form.welcome.title': 'Lead inbox',
  'Auth.form.welcome.subtitle': 'Sign in to read the leads or to write for the site',
  // The page behind it answers with who can set a new password: Strapi sends no mail.
  'Auth.form.button.password-recovery': 'Ask an administrator for a new password',
  'Auth.form.button.forgot-password': 'How is it done?',
  'HomePage.addWidget.button': 'Choose what is here',
  'HomePage.header.subtitle': 'What came in, and what waits for you',
  'content-manager.plugin.name': 'Site content',
  'content-manager.header.name': 'Site content',
  'content-manager.components.LeftMenu.collection-types': 'Several of each',
  'content-manager.components.LeftMenu.single-types': 'On every page',
  'content-manager.success.record.save': 'Saved',
  'content-manager.success.record.clone': 'Saved',
  'content-manager.success.record.delete': 'Deleted',
  'content-manager.App.schemas.data-loaded': 'Loaded',
  'content-manager.components.empty-repeatable': 'None yet. Press to add one.',
  'Settings.permissions.users.listview.header.subtitle': 'Everyone who can sign in here',
  ...Object.fromEntries(contentTypes.map((type) => [displayNameOf(type), type.title])),
  'Reply template': 'Reply templates',
  'Receipt to the visitor': 'Receipt to the visitor',
  'content-manager.containers.untitled': 'Without a name',
  'content-manager.containers.edit.title.new': 'New',
  'app.components.ToggleCheckbox.off-label': 'No',
  'app.components.ToggleCheckbox.on-label': 'Yes',
  'content-manager.pages.ListView.header-subtitle': '{number, plural, =0 {Nothing yet} other {# in this list}}',
  'content-manager.HeaderLayout.button.label-add-entry': 'Add',
  'content-manager.containers.edit.panels.default.title': 'Save',
  // Without the most letters a field takes, which only crowd it.
  'content-manager.form.Input.hint.text': '{description}',
}

function ReplyTemplates() {
  return <Navigate replace to={`/content-manager/collection-types/${REPLY_TEMPLATE}`} />
}

const links = [
  { to: 'leads', icon: Mail, words: 'Leads', permissions: reading, Component: () => import('./leads/LeadsPage.tsx') },
  { to: 'site', icon: Globe, words: 'Site', permissions: publishing, Component: () => import('./site/SitePage.tsx') },
  { to: 'words', icon: Pencil, words: 'Words', permissions: publishing, Component: () => import('./words/WordsPage.tsx') },
  { to: 'numbers', icon: ChartPie, words: 'Numbers', permissions: reading, Component: () => import('./numbers/NumbersPage.tsx') },
  {
    to: 'reply-templates',
    icon: File,
    words: 'Reply templates',
    permissions: [{ action: 'plugin::content-manager.explorer.read', subject: REPLY_TEMPLATE }],
    // Strapi leaves links into its lists out of a phone's menu.
    Component: () => Promise.resolve({ default: ReplyTemplates }),
  },
  {
    to: `content-manager/single-types/${RECEIPT}`,
    icon: Check,
    words: 'Receipt',
    permissions: [{ action: 'plugin::content-manager.explorer.update', subject: RECEIPT }],
  },
]

const widgets = [
  { id: 'site', icon: Globe, words: 'Site', permissions: publishing, component: () => import('./site/PublishWidget.tsx') },
  { id: 'leads', icon: Mail, words: 'Leads', permissions: reading, component: () => import('./home/LeadsWidget.tsx') },
  { id: 'notices', icon: Bell, words: 'Notices', permissions: reading, component: () => import('./home/NoticesWidget.tsx') },
  {
    id: 'sign-ins',
    icon: User,
    words: 'Who signed in',
    permissions: [{ action: EXPORT_LEADS, subject: null }],
    component: () => import('./home/SignInsWidget.tsx'),
  },
]

const ownWords = {
  ...words,
  ...Object.fromEntries(links.map(({ to, words }) => [`inbox.${to}`, words])),
  ...Object.fromEntries(widgets.map(({ id, words }) => [`inbox.${id}`, words])),
}

export default {
  config: {
    locales: [LANGUAGE],
    auth: { logo: mark },
    menu: { logo: mark },
    head: { favicon: mark },
    theme,
    tutorials: false,
    // Without this the admin asks a public service for Strapi's newest release.
    notifications: { releases: false },
    translations: {
      en: ownWords,
      [LANGUAGE]: ownWords,
    },
  },

  register(app: StrapiApp) {
    app.addFields([ownersInput] as Parameters<StrapiApp['addFields']>[0])
    // Everything has a link of its own: Strapi's entry for all lists, its files and its types would only repeat them.
    const { menu } = app.router
    for (const own of menu.filter(({ to }) => /content-manager|upload|content-type-builder/.test(to))) menu.splice(menu.indexOf(own), 1)
    for (const [position, { words, ...link }] of links.entries())
      app.addMenuLink({ ...link, position, intlLabel: { id: `inbox.${link.to}`, defaultMessage: words } })
    app.widgets.register(() =>
      widgets.map(({ id, words, component, ...widget }) => ({
        id,
        ...widget,
        title: { id: `inbox.${id}`, defaultMessage: words },
        component: async () => (await component()).default,
      })),
    )
  },

  bootstrap(app: Pick<StrapiApp, 'getPlugin' | 'registerHook'>) {
    hideLists(app)
    closeAnnouncement()
    hideShop()
    const apis = app.getPlugin('content-manager').apis as {
      addEditViewSidePanel: (added: unknown[]) => void
      addDocumentAction: (change: typeof withOwnSave) => void
    }
    apis.addEditViewSidePanel([DocumentPanel, ContentHistoryPanel])
    apis.addDocumentAction(withOwnSave)
    app.registerHook('Admin/CM/pages/EditView/mutate-edit-view-layout', withOwnersInputs)
    app.registerHook('Admin/CM/pages/ListView/inject-column-in-table', withStateColumn)
  },
}
