// All that these pages use of Strapi's admin without its documentation promising it. What the pages cannot do without is asked for by name while the admin starts or when it is used; what only hides or places something is tried in web/tests/served/adminInternals.spec.ts. The addresses of Strapi's pages are in ownersContent/contentTypes.ts.
import type { StrapiApp } from '@strapi/strapi/admin'
import { type ContentType, contentTypeOf, OPTIONS } from '../ownersContent/contentTypes.ts'
import { methodsOf } from '../strapi/methodsOf.ts'

export class NotInStrapi extends Error {
  constructor(what: string) {
    super(
      `This release of Strapi’s admin has no ${what}, which these pages need. Go back to the one before, or change admin/strapiInternals.ts.`,
    )
  }
}

function need<Names extends string>(part: unknown, of: string, ...names: Names[]) {
  return methodsOf(part, names, (name) => {
    throw new NotInStrapi(`${of}.${name}`)
  })
}

/** Strapi has a way to add to its menu, and none to leave something out. */
export function leaveOutOfMenu(app: unknown, addresses: readonly string[]): void {
  const { menu } = (app as { router?: { menu?: { to: string }[] } }).router ?? {}
  if (!Array.isArray(menu)) throw new NotInStrapi('app.router.menu')
  for (const address of addresses) {
    const at = menu.findIndex(({ to }) => to === address)
    if (at < 0) throw new NotInStrapi(`entry ${address} in its menu`)
    menu.splice(at, 1)
  }
}

/** An input of our own, by the name that a layout gives it. */
export function addInput(app: StrapiApp, input: { type: string; Component: unknown }): void {
  const { addFields } = need(app, 'app', 'addFields') as unknown as { addFields: (inputs: readonly object[]) => void }
  addFields([input])
}

/** Documented, and without a type. */
export function contentManagerOf(app: Pick<StrapiApp, 'getPlugin'>) {
  return need(app.getPlugin('content-manager')?.apis, 'content-manager.apis', 'addEditViewSidePanel', 'addDocumentAction') as unknown as {
    addEditViewSidePanel: (change: (panels: { type?: string }[]) => readonly unknown[]) => void
    addDocumentAction: <Action extends object>(change: (actions: Action[]) => Action[]) => void
  }
}

type ActionComponent<Props, Action> = ((props: Props) => Action) & { type?: string; position?: unknown }

export function replaceAction<Props, Action>(
  actions: readonly ActionComponent<Props, Action>[],
  type: 'update' | 'delete',
  replaced: (stock: (props: Props) => Action) => (props: Props) => Action,
): ActionComponent<Props, Action>[] {
  if (!actions.some((action) => action.type === type)) throw new NotInStrapi(`action “${type}” of a document`)
  return actions.map((action) => {
    if (action.type !== type) return action
    const { position } = action
    return Object.assign(replaced(action), { type, position })
  })
}

export type LaidOut = { name: string; type: string; attribute: { component?: string } }
export type EditLayout = { layout: LaidOut[][][]; components: Record<string, { layout: LaidOut[][] }>; options: object }

/** A layout has no uid. Strapi puts into its options what a schema says to plugins: ownersContent/strapiSchema.ts. */
export function ownersTypeOf({ options }: { options?: unknown }): ContentType | undefined {
  if (typeof options !== 'object' || options === null) throw new NotInStrapi('layout.options')
  const own = (options as { [OPTIONS]?: { uid: string } })[OPTIONS]
  return own && contentTypeOf(own.uid)
}

type Answered = { endpointName: string; originalArgs: unknown }
type Api = {
  selectInvalidatedBy: (state: unknown, tags: readonly object[]) => Answered[]
  invalidateTags: (tags: readonly object[]) => object
  updateQueryData: (question: string, asked: unknown, answer: () => object) => object
}
type Store = { getState: () => unknown; dispatch: (action: never) => unknown }

/** Strapi's question for one document, and its name for the answer. */
const QUESTION = 'getDocument'
const TAG = 'Document'

/** What Strapi has read of the inbox, in its adminApi and its store. */
export function storedDocumentsOf(adminApi: unknown, store: Store) {
  const { enhanceEndpoints } = need(adminApi, 'adminApi', 'enhanceEndpoints') as unknown as {
    enhanceEndpoints: (more: object) => { util?: unknown }
  }
  const { util } = enhanceEndpoints({ addTagTypes: [TAG] })
  const api = need(util, 'adminApi.util', 'selectInvalidatedBy', 'invalidateTags', 'updateQueryData') as unknown as Api
  const tag = (id: string) => ({ type: TAG, id })
  return {
    readAgain: (...ids: string[]) => void store.dispatch(api.invalidateTags(ids.map(tag)) as never),

    /** Fills the form with what the inbox answered. Strapi's way, to read it again, takes the form away while there is no answer. */
    fill(id: string, answer: object) {
      const asked = api.selectInvalidatedBy(store.getState(), [tag(id)]).filter(({ endpointName }) => endpointName === QUESTION)
      // Told, not thrown: the document is saved.
      if (asked.length === 0) reportError(new NotInStrapi(`answer to ${QUESTION} for ${TAG} ${id}`))
      for (const { endpointName, originalArgs } of asked)
        store.dispatch(api.updateQueryData(endpointName, originalArgs, () => answer) as never)
    },
  }
}

/** A refusal's words by the fields that they are about, as a form takes them. */
export function fieldErrorsOf(handler: unknown): (refusal: object) => Record<string, string> {
  const name = '_unstableFormatValidationErrors'
  return need(handler, 'useAPIErrorHandler', name)[name] as unknown as (refusal: object) => Record<string, string>
}

/** The button that opens an entry of a repeatable component, found from the label of its list. */
export function entryButton(label: Element, index: number): HTMLElement | undefined {
  const triggers = 'h3 button[aria-expanded]'
  let list: Element | null = label
  while (list && !list.querySelector(triggers)) list = list.parentElement
  return list?.querySelectorAll<HTMLElement>(triggers)[index]
}

/** The column beside a form that a panel of ours is in. */
export function columnOf(panel: Element): HTMLElement {
  const column = panel.closest('aside')?.parentElement
  if (!column) throw new NotInStrapi('aside around the panels of a document')
  return column
}

/** There is no setting for these: a shop for developers in the menu, and the bin on a part of the start page. With a mouse that shows on the part alone; on a touch screen always, and one touch removes the part. */
export function hideWithoutSetting(): void {
  const style = document.createElement('style')
  style.textContent =
    'li:has(a[href*="//market.strapi.io"]) { display: none; } @media (hover: none) { [data-strapi-widget-id] > header button { display: none; } }'
  document.head.append(style)
}

/** Strapi announces its media library to everyone, and has no setting against it: each browser is told that it was closed. */
export function closeAnnouncement(): void {
  // Of an installation that has no id, because it sends no telemetry.
  for (const isLegacy of [true, false])
    for (const installation of [false, undefined])
      window.localStorage.setItem(`STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_${isLegacy}:${installation}`, 'true')
}

/** Under npm run dev Strapi explains itself over our forms, and has no setting against it: each browser is told that it was skipped. */
export function endGuidedTour(): void {
  window.localStorage.setItem('STRAPI_GUIDED_TOUR', JSON.stringify({ enabled: false }))
}
