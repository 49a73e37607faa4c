import { groupNames, pageTexts, trails } from '#content/labels.ts'
import { type Authority, authorities, listingPath, occupationsOf } from '#content/occupations.ts'
import { listingTexts as texts } from '#content/occupationTexts.ts'
import { listings } from '#content/pages/listings.ts'
import { Occupations } from '#islands/occupationList/OccupationList.server.tsx'
import { Enquiry } from '../page/Enquiry.tsx'
import { PageHead } from '../page/PageHead.tsx'
import { Questions } from '../page/Questions.tsx'
import { Section } from '../page/Section.tsx'
import { PathLink } from '../ui/Links.tsx'
import { Inline, Markdown } from '../ui/Markdown.tsx'
import styles from './ListingPage.module.css'
import { ListKey } from './ListKey.tsx'

export function ListingPage({ authority }: { authority: Authority }) {
  const page = listings[authority]
  const occupations = occupationsOf(authority)
  return (
    <>
      <PageHead
        heading={page.heading}
        lead={page.lead}
        kicker={texts.kicker}
        trail={[trails.anzsco]}
        here={groupNames[authority]}
        aside={<ListKey authority={authority} occupations={occupations} />}
      >
        <PathLink />
      </PageHead>
      <Occupations authority={authority} />
      <div className={`wrap ${styles.after}`}>
        <Section id="more" heading={texts.after.heading}>
          <p className="measure">
            <Inline text={texts.after.text} />{' '}
            {authorities
              .filter((other) => other !== authority)
              .map((other, index) => (
                <span key={other}>
                  {index > 0 && ', '}
                  <a href={listingPath(other)}>{groupNames[other]}</a>
                </span>
              ))}
            .
          </p>
        </Section>
        <Section id="before-you-choose" heading={texts.explained} sources={page.sources}>
          <Markdown text={page.intro} />
        </Section>
        <Section id="questions" heading={pageTexts.questions}>
          <Questions questions={page.questions} />
        </Section>
        <Section id="enquiry" heading={pageTexts.enquiry}>
          <Enquiry texts={page.form} />
        </Section>
      </div>
    </>
  )
}
