import { useEffect, useState } from 'react'
import { pathAddress, readFragment, START, toFragment } from '#domain/path/address.ts'
import { answersGiven, cardLines } from '#domain/path/card.ts'
import { pathSummary } from '#domain/path/summary.ts'
import { offerToEnquiry } from '../enquiryOffer.ts'
import { keepFields, readFields } from '../formStorage.ts'
import { FilledLines } from './Card.tsx'
import styles from './path.module.css'
import type { AnswersProps } from './pathProps.ts'

/** The answers given for each result. */
const GIVEN = 'path'

type Shown = { answers: string[] | undefined; code: string; areOwn: boolean }

/** The card of a result: for whom it is or, where the address or the tab has answers, those. The enquiry is offered those that were given here. */
export function PathAnswers({ node, questions, occupations, whoFor, follows, words, enquiry }: AnswersProps) {
  const [{ answers, code, areOwn }, setShown] = useState<Shown>({ answers: undefined, code: '', areOwn: false })
  const lines = answers && cardLines(questions, { answers, code })
  const title = occupations[code]
  const occupation = title ? `${title} ${code}` : ''
  const summary = lines && areOwn ? pathSummary({ result: enquiry.result, lines, occupation }, words.summary) : ''

  useEffect(() => {
    const read = () => {
      const kept = readFields(GIVEN)[node] ?? ''
      // After a reload on a link into the page.
      const given = readFragment(location.hash) ?? readFragment(location.hash === '' ? '' : kept)
      const known = answersGiven(questions, node, given)
      const chosen = given?.code && occupations[given.code] ? given.code : ''
      const fragment = toFragment({ answers: known ?? [], code: chosen })
      // An address may have come from somebody else.
      const own = known !== undefined && (fragment === kept || cameFromQuestions())
      setShown({ answers: known, code: chosen, areOwn: own })
      if (own) keepFields(GIVEN, { [node]: fragment })
    }
    // A link into the page, such as to the form, leaves the answers as they are.
    const followAddress = () => readFragment(location.hash) && read()
    read()
    addEventListener('hashchange', followAddress)
    return () => removeEventListener('hashchange', followAddress)
  }, [node, questions, occupations])

  useEffect(() => offerToEnquiry(enquiry.messageLabel, summary ? { summary, words: words.offer } : undefined), [enquiry, words, summary])

  const heading = lines ? (areOwn ? words.card.own : words.card.linked) : words.card.general
  const again = lines ? words.startAgain : words.card.begin
  return (
    <section className={styles.card} aria-labelledby="path-answers">
      <p className={styles.head}>
        <span key={heading} id="path-answers">
          {heading}
        </span>
      </p>
      {lines ? (
        <div className={styles.filled}>
          <FilledLines lines={lines} occupation={occupation} words={words} />
          <p className={styles.follows}>{follows}</p>
        </div>
      ) : (
        <ul className={styles.whoFor}>
          {whoFor.map((condition) => (
            <li key={condition}>{condition}</li>
          ))}
        </ul>
      )}
      <p className={styles.again}>
        <a key={again} href="/find-your-path">
          {again}
        </a>
        <button type="button" onClick={() => print()} className={styles.print}>
          {words.print}
        </button>
      </p>
    </section>
  )
}

function cameFromQuestions(): boolean {
  return document.referrer.startsWith(`${location.origin}${pathAddress(START)}`)
}
