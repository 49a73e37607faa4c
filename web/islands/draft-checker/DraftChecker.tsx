import { useId, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { type CdrSheet, splitSet } from '#domain/draft/splitSet.ts'
import { fillIn } from '#domain/fillIn.ts'
import { useDebounced } from '../useDebounced.ts'
import { Actions, useActions } from './Actions.tsx'
import styles from './DraftChecker.module.css'
import type { DraftCheckerProps, DraftKind, DraftWords, Sheet } from './draftProps.ts'
import { FileBar } from './FileBar.tsx'
import { Explanation, Margin } from './Margin.tsx'
import { counted, type MarkedSpan, quotesFrom, tallyOf } from './marginTools.ts'
import { SheetFields } from './SheetFields.tsx'
import { SheetTabs } from './SheetTabs.tsx'
import { focusField, showSpan } from './showSpan.ts'
import { useFile } from './useFile.ts'
import { noTexts, sheets, useSheets } from './useSheets.ts'

/** A text on the left, an assessor's margin on the right. It counts and points out; it does not judge, and it stores nothing. */
export function DraftChecker({ headingId, words, rules, limits, enquiry }: DraftCheckerProps) {
  const id = useId()
  const [kind, setKind] = useState<DraftKind>('cdr')
  const [cdrSheet, setCdrSheet] = useState<Sheet>('episode1')
  const { fields, check, texts, changed, write } = useSheets(rules)
  const file = useFile({ words, limits, texts, write })
  const actions = useActions({ kind, check, words, enquiry, onClear: file.clearAll })
  const sheet = kind === 'rpl' ? 'rpl' : cdrSheet
  const tally = (wanted: Sheet) => tallyOf(wanted, check, rules)
  const found = tally(sheet)
  const spoken = useDebounced(spokenTally(found))
  const tools = useMemo(
    () => ({ words, quoteOf: quotesFrom(check), onShow: show, printing: actions.printing }),
    [words, check, actions.printing],
  )
  const printed = sheets.filter((other) => (other === 'rpl') === (kind === 'rpl') && tally(other))

  /** The sheet has to be in view before anything in it can be selected. */
  function show(span: MarkedSpan) {
    flushSync(() => setCdrSheet((current) => (span.sheet === 'rpl' ? current : span.sheet)))
    const field = fields.current[span.sheet]
    if (field) showSpan(field, span)
  }

  /** For a button that is gone once it was pressed. */
  function focusSheet() {
    const field = fields.current[sheet]
    if (field) focusField(field)
  }

  function split() {
    const { [sheet]: whole, rpl } = texts()
    const set = splitSet(whole)
    if (set === undefined) return
    const done = set.before === '' ? words.parts.done : `${words.parts.done} ${words.parts.before}`
    file.replace({ ...noTexts, rpl, ...set.parts }, sheet, done)
    focusSheet()
  }

  function restore() {
    file.restore()
    focusSheet()
  }

  function input() {
    changed()
    if (actions.said !== '') actions.setSaid('')
    file.forgetNote()
  }

  return (
    <form className={styles.checker} method="dialog" aria-labelledby={headingId} onSubmit={(event) => event.preventDefault()}>
      <div className={styles.sheet}>
        <SheetTabs kind={kind} sheet={sheet} tally={tally} words={words} name={id} onKind={setKind} onSheet={setCdrSheet} />
        <SheetFields active={sheet} fields={fields} words={words} onInput={input} onDrop={file.open} />
        <FileBar
          id={id}
          words={words.file}
          limits={limits}
          note={file.note?.at === sheet ? file.note : undefined}
          onChoose={(event) => file.choose(event, sheet)}
          onRestore={file.replacedAt === sheet ? restore : undefined}
          onClear={() => file.clear(sheet)}
        />
      </div>
      <div className={styles.margin}>
        {sheet !== 'statement' && sheet !== 'rpl' && (
          <Parts parts={check.cdr.episodes[sheet]?.parts ?? []} others={othersOf(sheet)} words={words} onSplit={split} />
        )}
        {actions.printing ? (
          printed.map((other) => <Margin key={other} sheet={other} check={check} rules={rules} tools={tools} />)
        ) : found ? (
          <Margin sheet={sheet} check={check} rules={rules} tools={tools} />
        ) : (
          <section className={styles.empty}>
            <h3>{words.margin.heading}</h3>
            {(['cdr', 'rpl'] as const).map((option) => (
              <div key={option} data-other={option === kind ? undefined : true}>
                <Explanation kind={option} words={words} rules={rules} folded />
              </div>
            ))}
          </section>
        )}
        <Actions
          words={words}
          said={actions.said || (file.note?.at === 'all' ? file.note.text : '')}
          onSend={actions.send}
          onPrint={actions.print}
          onClear={actions.clear}
          onRestore={file.replacedAt === 'all' ? restore : undefined}
        />
      </div>
      <p className="visually-hidden" role="status">
        {spoken}
      </p>
    </form>
  )

  function othersOf(own: Sheet): boolean {
    return sheets.some((other) => other !== own && other !== 'rpl' && tally(other) !== undefined)
  }

  function spokenTally(sum: ReturnType<typeof tally>): string {
    if (sum === undefined) return ''
    return fillIn(words.margin.spoken, { sheet: words.sheets.names[sheet], words: counted(sum.words), notes: sum.notes })
  }
}

type PartsProps = { parts: readonly CdrSheet[]; others: boolean; words: DraftWords; onSplit: () => void }

/** A whole set on one sheet is counted as one long episode: offers to lay it out. */
function Parts({ parts, others, words, onSplit }: PartsProps) {
  if (parts.length < 2) return null
  return (
    <div className={styles.parts}>
      <p>{fillIn(words.parts.found, { parts: parts.map((part) => words.sheets.names[part]).join(', ') })}</p>
      {others ? (
        <p>{words.parts.blocked}</p>
      ) : (
        <button type="button" className="button" onClick={onSplit}>
          {words.parts.split}
        </button>
      )}
    </div>
  )
}
