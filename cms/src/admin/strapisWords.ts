import { contentTypes, displayNameOf } from '../ownersContent/contentTypes.ts'

/** What Strapi says in other words here, by its own names for them. */
export const strapisWords = {
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
