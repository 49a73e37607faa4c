import type { ReactNode } from 'react'
import { artefactTexts } from '#content/labels.ts'
import type { Artefact, Sheet } from '#content/schema/artefact.ts'
import type { TitleBlock as Block } from '#content/titleBlock.ts'
import { Inline } from '../ui/Markdown.tsx'
import { Sources } from '../ui/Sources.tsx'
import answers from './answers.module.css'
import { Choices } from './Choices.tsx'
import { DrawingSvg } from './DrawingSvg.tsx'
import { drawingOf } from './drawings.ts'
import { SheetHeading } from './SheetHeading.tsx'
import styles from './sheetHead.module.css'
import { TitleBlock } from './TitleBlock.tsx'

type Props = {
  id: string
  /** The label of the menu before its colon is set small, the gain after it large. */
  heading: string
  /** The end of the heading that the highlighter is drawn under. */
  highlighted?: string
  lead: string
  /** Whom the page is for and what the client gets, or another way on: under the button, on a phone after the drawing. */
  forWhom?: ReactNode
  sheet: Sheet
  artefact: Artefact
  sample?: string | undefined
  block: Block
  trail?: ReactNode
  below?: ReactNode
  children?: ReactNode
}

/** An offer’s first view: what we offer, the work drawn, who answers for it, and the sentences that it proves. */
export function SheetHead({ id, heading, highlighted, lead, forWhom, sheet, artefact, sample, block, trail, below, children }: Props) {
  return (
    <>
      <div className={`${answers.document} ${styles.stage} ${styles[sheet.plan]}`}>
        <div className={styles.words}>
          {trail}
          <SheetHeading text={heading} highlighted={highlighted} />
          <p className={styles.lead}>
            <Inline text={lead} />
          </p>
          {children}
        </div>
        {forWhom && <div className={styles.forWhom}>{forWhom}</div>}
        <figure className={styles.ink} data-document>
          <DrawingSvg id={id} drawing={drawingOf(id, sheet)} says={sheet.says} />
          <TitleBlock block={block} />
        </figure>
        <div className={styles.proof} data-document>
          <Sentences id={id} sheet={sheet} />
        </div>
      </div>
      <div className={`wrap ${styles.below}`}>
        <p className="fine">
          <Inline text={artefact.caption} /> {sample && <a href={sample}>{artefactTexts.sample}</a>}
        </p>
        {artefact.sources && <Sources ids={artefact.sources} />}
        {below}
      </div>
    </>
  )
}

function Sentences({ id, sheet: { ask, sentences } }: { id: string; sheet: Sheet }) {
  return (
    <fieldset>
      <legend className="visually-hidden">{ask}</legend>
      <div className={answers.stack}>
        {sentences.map(({ choice, ref, before, mark, after, why }, index) => (
          <div key={choice} className={styles.sentence} data-answer data-for={index + 1}>
            <span className={styles.ref}>{ref}</span>
            <p>
              {before && `${before} `}
              <mark>{mark}</mark>
              {after && ` ${after}`}
            </p>
            <p className={styles.why}>{why}</p>
          </div>
        ))}
      </div>
      <Choices name={id} labels={sentences.map(({ choice }) => choice)} first className={styles.choices} />
    </fieldset>
  )
}
