import type { JsonLdObject, Thing, WithContext } from 'schema-dts'
import { groupNames } from '#content/labels.ts'
import { listingPath, newestEdition, type Occupation, occupationPath } from '#content/occupations.ts'
import { type Post, postPath } from '#content/posts.ts'
import type { Service } from '#content/schema/service.ts'
import { serviceLabel, servicePath } from '#content/services.ts'
import { siteUrl } from '#content/settings.ts'
import { site } from '#content/site.ts'
import { sources } from '#content/sources.ts'

/** What a search engine may read about a page. No review and no organisation: see docs/decisions. */
export type Markup = WithContext<Extract<Thing, JsonLdObject>>

/** Data, not code: the browser never runs it. `<` is escaped so that no text can end the script. */
export function JsonLd({ markup }: { markup: Markup }) {
  const json = JSON.stringify(markup).replaceAll('<', '\\u003c')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}

const CONTEXT = 'https://schema.org'

export function webSiteMarkup(description: string): Markup {
  return { '@context': CONTEXT, '@type': 'WebSite', name: site.description, url: siteUrl('/'), description, inLanguage: site.language }
}

/** Without a provider: that would be the organisation, and it has no name. */
export function serviceMarkup(service: Service): Markup {
  return {
    '@context': CONTEXT,
    '@type': 'Service',
    name: serviceLabel(service),
    description: service.description,
    serviceType: site.serviceType,
    areaServed: site.areaServed,
    category: groupNames[service.group],
    url: siteUrl(servicePath(service)),
    termsOfService: siteUrl('/terms'),
  }
}

export function calculatorMarkup(service: Service): Markup {
  return {
    '@context': CONTEXT,
    '@type': 'WebApplication',
    name: serviceLabel(service),
    description: service.description,
    url: siteUrl(servicePath(service)),
    applicationCategory: 'UtilitiesApplication',
    operatingSystem: 'Any',
    browserRequirements: 'JavaScript',
    isAccessibleForFree: true,
    inLanguage: site.language,
  }
}

/** Without an author: no person signs the articles. `dateModified` is the day of new words: a new check of the facts is not a new text. */
export function postMarkup(post: Post, image: string): Markup {
  return {
    '@context': CONTEXT,
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.description,
    image: siteUrl(image),
    datePublished: post.published,
    dateModified: post.updated ?? post.published,
    articleSection: post.topic,
    about: { '@type': 'Thing', name: post.topic },
    inLanguage: site.language,
    mainEntityOfPage: siteUrl(postPath(post)),
    citation: post.sources.map(({ url }) => url),
  }
}

export function occupationMarkup(occupation: Occupation): Markup {
  const inDefinedTermSet = { '@type': 'DefinedTermSet', name: newestEdition(occupation), url: anzscoUrl } as const
  return { '@context': CONTEXT, ...term(occupation), description: occupation.summary, inDefinedTermSet }
}

export function occupationListMarkup(name: string, occupations: readonly Occupation[]): Markup {
  const [first] = occupations
  if (first === undefined) throw new Error(`${name} lists no occupation`)
  return {
    '@context': CONTEXT,
    '@type': 'DefinedTermSet',
    name,
    url: siteUrl(listingPath(first.authority)),
    isBasedOn: anzscoUrl,
    hasDefinedTerm: occupations.map(term),
  }
}

const anzscoUrl = sources['abs-anzsco'].url

function term(occupation: Occupation) {
  return {
    '@type': 'DefinedTerm',
    name: occupation.title,
    termCode: occupation.code,
    url: siteUrl(occupationPath(occupation)),
  } as const
}
