import type {
  BlogPosting,
  BreadcrumbList,
  DefinedTerm,
  DefinedTermSet,
  JsonLdObject,
  Service,
  WebApplication,
  WebSite,
  WithContext,
} from 'schema-dts'

type Node = Extract<BlogPosting | BreadcrumbList | DefinedTerm | DefinedTermSet | Service | WebApplication | WebSite, JsonLdObject>

/** What a search engine may read about a page. No review and no organisation: see docs/decisions. */
export type Markup = WithContext<Node>

/** Data, not code: the browser never runs it. `<` is escaped so that no text can end the script. */
export function JsonLd({ markup }: { markup: Markup }) {
  const json = JSON.stringify(markup).replaceAll('<', '\\u003c')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
