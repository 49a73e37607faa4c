import { groupNames, pageTexts, trails } from '#content/labels.ts'
import { searchDataPath } from '#content/occupationSearch.ts'
import { type Authority, authorities, listingPath, occupationsOf } from '#content/occupations.ts'
import { compareChoices, listingAnswers, listingTexts as texts } from '#content/occupationTexts.ts'
import { listings } from '#content/pages/listings.ts'
import { fillIn } from '#domain/fillIn.ts'
import { groupByUnit } from '#domain/occupations.ts'
import { Enquiry } from '../page/Enquiry.tsx'
import { PageHead } from '../page/PageHead.tsx'
import { Questions } from '../page/Questions.tsx'
import { Section } from '../page/Section.tsx'
import { PathLink } from '../ui/Links.tsx'
import { Inline, Markdown } from '../ui/Markdown.tsx'
import { NotStarted } from '../ui/NotStarted.tsx'
import styles from './ListingPage.module.css'
import { OtherListResults, SearchPanel } from './ListingSearch.tsx'
import { ListKey } from './ListKey.tsx'
import { OccupationGroups } from './OccupationGroups.tsx'

export function ListingPage({ authority }: { authority: Authority }) {
  const page = listings[authority]
  const occupations = occupationsOf(authority)
  const groups = groupByUnit(occupations)
  const total = fillIn(listingAnswers.all, { total: occupations.length })
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
      <div
        className={`wrap ${styles.explorer}`}
        data-listing={authority}
        data-entries={searchDataPath}
        data-answers={JSON.stringify(listingAnswers)}
      >
        <NotStarted />
        <SearchPanel occupations={occupations} groups={groups} total={total} />
        <div className={styles.results} data-arrives>
          <form method="get" action="/anzsco/compare" data-compare={JSON.stringify(compareChoices)}>
            <OccupationGroups groups={groups} />
            <CompareBar />
          </form>
          <OtherListResults here={authority} />
        </div>
      </div>
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

function CompareBar() {
  return (
    <div className={styles.bar} data-bar hidden>
      <p data-chosen-titles role="status">
        {compareChoices.chosenNone}
      </p>
      <button type="reset" className="button">
        {texts.clear}
      </button>
      <button type="submit" className="button button-accent">
        {texts.compareChosen}
      </button>
    </div>
  )
}
