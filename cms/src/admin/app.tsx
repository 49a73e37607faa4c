import { Bell, ChartPie, Mail } from '@strapi/icons'
import type { StrapiApp } from '@strapi/strapi/admin'
import { LEAD } from '../inbox/lead.ts'
import { dismissNews, hideTools } from './calm.ts'
import { AnswerPanel } from './leads/AnswerPanel.tsx'
import { ExportButton } from './leads/ExportButton.tsx'
import { HistoryPanel } from './leads/HistoryPanel.tsx'
import { withLeadCells } from './leads/listCells.tsx'
import { SamePersonPanel } from './leads/SamePersonPanel.tsx'

const reading = [{ action: 'plugin::content-manager.explorer.read', subject: LEAD }]

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
        'HomePage.header.subtitle': 'What came in, and what waits for an answer',
        'content-manager.plugin.name': 'Leads',
        'content-manager.header.name': 'Leads',
        'content-manager.components.LeftMenu.collection-types': 'Inbox',
      },
    },
  },

  register(app: StrapiApp) {
    dismissNews()
    hideTools(app)
    // In place of Strapi's own, which tell of content types and its cloud.
    app.widgets.register(() => [
      {
        id: 'leads',
        icon: Mail,
        title: { id: 'inbox.leads', defaultMessage: 'Leads' },
        component: async () => (await import('./home/LeadsWidget.tsx')).default,
        permissions: reading,
      },
      {
        id: 'notices',
        icon: Bell,
        title: { id: 'inbox.notices', defaultMessage: 'Notices' },
        component: async () => (await import('./home/NoticesWidget.tsx')).default,
        permissions: reading,
      },
      {
        id: 'subjects',
        icon: ChartPie,
        title: { id: 'inbox.subjects', defaultMessage: 'By subject, last 30 days' },
        component: async () => (await import('./home/SubjectsWidget.tsx')).default,
        permissions: reading,
      },
    ])
  },

  bootstrap(app: Pick<StrapiApp, 'getPlugin' | 'registerHook'>) {
    const contentManager = app.getPlugin('content-manager')
    contentManager.injectComponent('listView', 'actions', { name: 'export-leads', Component: ExportButton })
    const panels = contentManager.apis as { addEditViewSidePanel: (added: unknown[]) => void }
    panels.addEditViewSidePanel([AnswerPanel, SamePersonPanel, HistoryPanel])
    app.registerHook('Admin/CM/pages/ListView/inject-column-in-table', withLeadCells)
  },
}
