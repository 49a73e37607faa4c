import type { ReactNode } from 'react'
import type { IndexPage as Words } from '#content/schema/indexPage.ts'
import { PathLink } from '../ui/Links.tsx'
import { PageHead } from './PageHead.tsx'
import styles from './page.module.css'
import { Related, Section } from './Section.tsx'

export function IndexPage({ page, children }: { page: Words; children?: ReactNode }) {
  return (
    <>
      <PageHead heading={page.heading} lead={page.lead} here={page.here}>
        <PathLink />
      </PageHead>
      {children}
      <div className={`wrap ${styles.index}`}>
        {page.parts.map(({ id, heading, links }) => (
          <Section key={id} id={id} heading={heading}>
            <Related links={links} />
          </Section>
        ))}
      </div>
    </>
  )
}
