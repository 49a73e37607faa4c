import { useEffect, useState } from 'react'
import { pathAddress, readFragment, START, toFragment } from '#domain/path/address.ts'
import { answersAt, cardLines } from '#domain/path/card.ts'
import { pathSummary } from '#domain/path/summary.ts'
import { offerToEnquiry } from '../enquiryOffer.ts'
import { keepFields, readFields } from '../formStorage.ts'
import { FilledLines } from './Card.tsx'
import styles from './path.module.css'
import type { AnswersProps } from './pathProps.ts'

/** The answers given for each result. */
const GIVEN = 'path'

type Shown = { answers: string[] | undefined; code: string; areOwn: boolean }

/** The card of a result: the answers in the address, each to be changed. The enquiry is offered those that were given here. */
export function PathAnswers({ node, questions, occupations, words, enquiry }: AnswersProps) {
  const [{ answers, code, areOwn }, setShown] = useState<Shown>({ answers: undefined, code: '', areOwn: false })
  const lines = cardLines(questions, node, { answers, code, several: words.several })
  const title = occupations[code]
  const occupation = title ? `${title} ${code}` : ''
  const summary = areOwn ? pathSummary({ result: enquiry.result, lines, occupation }, words.summary) : ''

  useEffect(() => {
    const read = () => {
      const kept = readFields(GIVEN)[node] ?? ''
      // After a reload on a link into the page.
      const given = readFragment(location.hash) ?? readFragment(location.hash === '' ? '' : kept)
      const known = answersAt(questions, node, given)
      const chosen = given?.code && occupations[given.code] ? given.code : ''
      const fragment = toFragment({ answers: known ?? [], code: chosen })
      // An address may have come from somebody else, and the only answers that lead here may have been given by nobody.
      const wereGiven = given !== undefined && known?.join() === given.answers.join()
      const own = wereGiven && (fragment === kept || cameFromQuestions())
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

  return (
    <section className={styles.card} aria-labelledby="path-answers">
      <p className={styles.head}>
        <span id="path-answers">{words.card}</span>
      </p>
      <FilledLines lines={lines} occupation={occupation} words={words} />
      <p className={styles.again}>
        <a href="/find-your-path">{words.startAgain}</a>
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
