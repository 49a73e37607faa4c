import { pageTexts } from '#content/labels.ts'
import { settings } from '#content/settings.ts'
import { absoluteUrl } from '#domain/urls.ts'
import { JsonLd } from '#head/structuredData.tsx'
import styles from './Breadcrumb.module.css'

export type Crumb = { label: string; path: string }

/** The breadcrumb, and its markup for search engines: both from one list, so that they cannot differ. */
export function Breadcrumb({ parents, here }: { parents: readonly Crumb[]; here: string }) {
  const above = [{ label: pageTexts.home, path: '/' }, ...parents]
  return (
    <>
      <nav aria-label={pageTexts.breadcrumb} className={styles.trail}>
        <ol>
          {above.map(({ label, path }) => (
            <li key={path}>
              <a href={path}>{label}</a>
            </li>
          ))}
          <li aria-current="page">{here}</li>
        </ol>
      </nav>
      <JsonLd
        markup={{
          '@context': 'https://schema.org',
          '@type': 'BreadcrumbList',
          itemListElement: [
            ...above.map(({ label, path }, index) => ({
              '@type': 'ListItem' as const,
              position: index + 1,
              name: label,
              item: absoluteUrl(settings.SITE_URL, path),
            })),
            { '@type': 'ListItem' as const, position: above.length + 1, name: here },
          ],
        }}
      />
    </>
  )
}
