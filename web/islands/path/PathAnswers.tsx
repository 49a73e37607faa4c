import { useEffect, useState } from 'react'
import { readFragment, toFragment } from '#domain/path/address.ts'
import { answersAt, cardLines } from '#domain/path/card.ts'
import { pathSummary } from '#domain/path/summary.ts'
import { writeIntoEnquiry } from '../enquiryMessage.ts'
import { keepFields, readFields } from '../formStorage.ts'
import { whenShownAgain } from '../whenShown.ts'
import { FilledLines } from './Card.tsx'
import styles from './path.module.css'
import type { AnswersProps } from './pathProps.ts'

/** What has been written into the message last, and the answers given for each result. */
const WRITTEN = 'path'

/** The card of a result: the answers in the address, each to be changed, and the same in the enquiry’s message. */
export function PathAnswers({ node, questions, occupations, words, enquiry, address }: AnswersProps) {
  const [{ answers, code }, setGiven] = useState<{ answers: string[] | undefined; code: string }>({ answers: undefined, code: '' })
  const lines = cardLines(questions, node, { answers, code, several: words.several })
  const title = occupations[code]
  const occupation = title ? `${title} ${code}` : ''

  useEffect(() => {
    let summary = ''
    const write = () => writeOnce(summary, enquiry.messageLabel, words.summary)
    const read = () => {
      // After a reload on a link into the page.
      const before = location.hash === '' ? '' : (readFields(WRITTEN)[node] ?? '')
      const given = readFragment(location.hash) ?? readFragment(before)
      const known = answersAt(questions, node, given)
      const chosen = given?.code && occupations[given.code] ? given.code : ''
      setGiven({ answers: known, code: chosen })
      summary = pathSummary(
        {
          result: enquiry.result,
          lines: cardLines(questions, node, { answers: known, code: chosen, several: words.several }),
          occupation: chosen && `${occupations[chosen]} ${chosen}`,
          address,
        },
        words.summary,
      )
      keepFields(WRITTEN, { [node]: toFragment({ answers: known ?? [], code: chosen }) })
      write()
    }
    // A link into the page, such as to the form, leaves the answers as they are.
    const followAddress = () => readFragment(location.hash) && read()
    read()
    // Results share the message: the back/forward cache brings this one back with the answers of another in it.
    whenShownAgain(write)
    addEventListener('hashchange', followAddress)
    return () => removeEventListener('hashchange', followAddress)
  }, [node, questions, occupations, words, enquiry, address])

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

/** Once for each summary: what the visitor has changed since then stays. */
function writeOnce(summary: string, messageLabel: string, words: AnswersProps['words']['summary']): void {
  if (readFields(WRITTEN).summary === summary) return
  writeIntoEnquiry(messageLabel, summary, words)
  keepFields(WRITTEN, { summary })
}
