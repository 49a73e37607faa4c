import type { ReactNode } from 'react'
import { draftSources } from '#content/draftRules.ts'
import { draftWords } from '#content/draftWords.ts'
import { pointsTable, tableSources } from '#content/pointsTable.ts'
import { pointsWords } from '#content/pointsWords.ts'
import type { Service } from '#content/schema/service.ts'
import type { EnquiryTexts } from '#content/schema/text.ts'
import { readableDate } from '#domain/dates.ts'
import { fillIn } from '#domain/fillIn.ts'
import { DraftChecker } from '#islands/draft/DraftChecker.server.tsx'
import { PointsCalculator } from '#islands/points/PointsCalculator.server.tsx'
import { Sources } from '../ui/Sources.tsx'
import { PointsTable } from './PointsTable.tsx'
import styles from './tool.module.css'

type Props = {
  id: string
  words: { title: string; intro: string; noScript: string }
  /** Where the tool is the page: above its heading, which is the page’s. */
  trail?: ReactNode
  aside: ReactNode
  /** What a visitor without JavaScript uses in its place. */
  byHand?: ReactNode
  children: ReactNode
}

function Tool({ id, words, trail, aside, byHand, children }: Props) {
  const Heading = trail ? 'h1' : 'h2'
  return (
    <section id={id} className={trail ? `wrap ${styles.tool} ${styles.whole}` : `wrap ${styles.tool}`} aria-labelledby={`${id}-heading`}>
      {trail}
      <div className={styles.head}>
        <div>
          <Heading id={`${id}-heading`}>{words.title}</Heading>
          <p className={styles.intro}>{words.intro}</p>
        </div>
        {aside}
      </div>
      <noscript>
        <p className={`callout ${styles.noScript}`}>{words.noScript}</p>
        {byHand}
      </noscript>
      {children}
    </section>
  )
}

export function DraftTool({ trail, form }: { trail: ReactNode; form: EnquiryTexts }) {
  const words = draftWords
  return (
    <Tool id="checker" words={words} trail={trail} aside={<p className={`fine ${styles.aside}`}>{words.privacy}</p>}>
      <DraftChecker headingId="checker-heading" messageLabel={form.messageLabel} />
      <details className={styles.about}>
        <summary>{words.about.summary}</summary>
        <p>{words.about.spelling}</p>
        <Sources ids={draftSources} />
      </details>
    </Tool>
  )
}

export function PointsTool({ service }: { service: Service }) {
  const words = pointsWords
  const dates = { effective: readableDate(pointsTable.effective), checked: readableDate(pointsTable.checked) }
  const version = (
    <details className={`fine ${styles.aside}`}>
      <summary>{fillIn(words.version, dates)}</summary>
      <p>{fillIn(words.readOn, dates)}</p>
      <Sources ids={tableSources} />
    </details>
  )
  return (
    <Tool id="calculator" words={words} aside={version} byHand={<PointsTable table={pointsTable} />}>
      <PointsCalculator headingId="calculator-heading" messageLabel={service.form.messageLabel} />
    </Tool>
  )
}
