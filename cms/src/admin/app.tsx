import { Bell, ChartPie, Check, File, Globe, Mail, Pencil, User } from '@strapi/icons'
import type { StrapiApp } from '@strapi/strapi/admin'
import { Navigate } from 'react-router-dom'
import { EXPORT_LEADS, READ_LEADS, RECEIPT, REPLY_TEMPLATE } from '../leads/rights.ts'
import { listPath, singlePath } from '../ownersContent/contentTypes.ts'
import { mark, theme } from './brand.ts'
import { ContentHistoryPanel } from './documents/ContentHistoryPanel.tsx'
import { DocumentPanel } from './documents/DocumentPanel.tsx'
import { withOwnSave } from './documents/documentSave.ts'
import { withStateColumn } from './documents/documentState.tsx'
import { hideLists } from './documents/hiddenLists.ts'
import { ownersInput, withOwnersInputs } from './documents/ownersInputs.tsx'
import { publishing } from './site/siteState.ts'
import { addInput, closeAnnouncement, contentManagerOf, endGuidedTour, hideWithoutSetting, leaveOutOfMenu } from './strapiInternals.ts'
import { strapisWords } from './strapisWords.ts'

/** Plain English writes dates as in the United States, and there is no Australian. Each person gets this one: adminSetup/people.ts. */
const LANGUAGE = 'en-GB'
const reading = [{ action: READ_LEADS, subject: null }]

function ReplyTemplates() {
  return <Navigate replace to={listPath(REPLY_TEMPLATE)} />
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
    to: singlePath(RECEIPT).slice(1),
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
  ...strapisWords,
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
    addInput(app, ownersInput)
    // Everything has a link of its own: Strapi's entry for all lists, its files and its types would only repeat them.
    leaveOutOfMenu(app, ['content-manager', 'plugins/upload', 'plugins/content-type-builder'])
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
    hideWithoutSetting()
    closeAnnouncement()
    endGuidedTour()
    const contentManager = contentManagerOf(app)
    // Without the panel of Strapi's preview: ours is on the Site page, and with Strapi's closed it offers a developer's manual.
    contentManager.addEditViewSidePanel((panels) => [
      ...panels.filter(({ type }) => type === 'actions'),
      DocumentPanel,
      ContentHistoryPanel,
    ])
    contentManager.addDocumentAction(withOwnSave)
    app.registerHook('Admin/CM/pages/EditView/mutate-edit-view-layout', withOwnersInputs)
    app.registerHook('Admin/CM/pages/ListView/inject-column-in-table', withStateColumn)
  },
}
