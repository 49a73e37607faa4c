import { comparisons } from '#content/comparison.ts'
import { homeTexts as texts } from '#content/labels.ts'
import { home, homeArtefact } from '#content/pages/home.ts'
import { homeStory } from '#content/pages/homeStory.ts'
import type { Artefact as Data } from '#content/schema/artefact.ts'
import type { Home } from '#content/schema/home.ts'
import { titleBlock } from '#content/titleBlock.ts'
import { EnquiryCard } from '#islands/forms/LeadForms.server.tsx'
import { SheetHead } from '../drawing/SheetHead.tsx'
import { ENQUIRY_ID, NextSteps } from '../page/Enquiry.tsx'
import { Glance } from '../page/Glance.tsx'
import { Questions } from '../page/Questions.tsx'
import { ComparisonTable } from '../service/ComparisonTable.tsx'
import { Icon } from '../ui/Icon.tsx'
import { PathLink } from '../ui/Links.tsx'
import { Lines } from '../ui/Markdown.tsx'
import { UnderButton } from '../ui/OwnerWords.tsx'
import { Table } from '../ui/Table.tsx'
import styles from './home.module.css'
import { ServiceIndex } from './ServiceIndex.tsx'
import { Story } from './Story.tsx'

export function HomePage() {
  return (
    <>
      <Hero hero={home.hero} artefact={homeArtefact} />
      <ServiceIndex services={home.services} />
      <Story story={homeStory} />
      <Process process={home.process} />
      <Ways />
      <Entries entries={home.entries} />
      <Query query={home.query} questions={home.questions} />
      <NotNeeded notNeeded={home.limits.notNeeded} />
    </>
  )
}

function Hero({ hero, artefact }: { hero: Home['hero']; artefact: Data }) {
  return (
    <SheetHead
      id="home"
      heading={hero.heading}
      highlighted={hero.highlighted}
      lead={hero.lead}
      forWhom={<PathLink />}
      sheet={artefact.drawing}
      artefact={artefact}
      sample="/samples/cdr-sample-civil-engineer"
      block={titleBlock({ path: '/' }, artefact.drawing)}
      below={<Glance rows={hero.glance} />}
    >
      <div className="button-row">
        <a href={hero.action.path} className="button button-accent">
          {hero.action.label}
        </a>
        <UnderButton />
      </div>
    </SheetHead>
  )
}

function Process({ process: { heading, intro, steps } }: { process: Home['process'] }) {
  return (
    <section className={`wrap ${styles.part}`} aria-labelledby="process">
      <header className={styles.head}>
        <h2 id="process">{heading}</h2>
        <p>{intro}</p>
      </header>
      <Table
        className={styles.ledger}
        columns={[texts.step, texts.you, texts.we]}
        rows={steps.map(({ title, you, we }) => ({ cells: [title, you, we] }))}
        named
      />
    </section>
  )
}

/** Who writes it, and what follows: in the place of what we refuse, which has its page. */
function Ways() {
  return (
    <section className={`wrap ${styles.part}`} aria-labelledby="ways">
      <h2 id="ways">{comparisons.home.heading}</h2>
      <ComparisonTable comparison={comparisons.home} />
    </section>
  )
}

/** After the form: an offer to go alone is no reason to begin with. */
function NotNeeded({ notNeeded }: { notNeeded: Home['limits']['notNeeded'] }) {
  return (
    <section className={`wrap ${styles.part} ${styles.notNeeded}`} aria-labelledby="not-needed">
      <h2 id="not-needed">{notNeeded.heading}</h2>
      <Lines items={notNeeded.items} className="rows headed" />
    </section>
  )
}

function Entries({ entries: { heading, links } }: { entries: Home['entries'] }) {
  return (
    <section className={`wrap ${styles.part}`} aria-labelledby="entries">
      <h2 id="entries">{heading}</h2>
      <ul className={`rows ${styles.entries}`}>
        {links.map(({ path, label, why, icon }) => (
          <li key={path} className="line-link">
            <Icon name={icon} size="large" />
            <div>
              <a className="item" href={path}>
                {label}
              </a>
              <p className="aside">{why}</p>
            </div>
            <Icon name="arrow" />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Query({ query, questions }: { query: Home['query']; questions: Home['questions'] }) {
  return (
    <>
      <section className={`wrap ${styles.part} ${styles.questions}`} aria-labelledby="questions">
        <h2 id="questions">{questions.heading}</h2>
        <Questions questions={questions.items} />
      </section>
      <section id="query" className={`wrap ${styles.part} ${styles.query}`} aria-labelledby="query-heading">
        <div>
          <h2 id="query-heading">{query.heading}</h2>
          <p>{query.text}</p>
        </div>
        <EnquiryCard id={ENQUIRY_ID} texts={query.form} />
        <NextSteps />
      </section>
    </>
  )
}
