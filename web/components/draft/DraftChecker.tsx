import { draftFileLimits, draftRules } from '#content/draftRules.ts'
import { draftWords as words } from '#content/draftWords.ts'
import type { DraftKind } from '#domain/draft/checkDraft.ts'
import { cdrSheets, isEpisode, sheets } from '#domain/draft/splitSet.ts'
import { fillIn } from '#domain/fillIn.ts'
import type { DraftCheckerProps } from '#islands/draft/checkerView.ts'
import { counted } from '#islands/draft/draftWords.ts'
import margin from '#islands/draft/margin.module.css'
import styles from './DraftChecker.module.css'

const kinds: readonly DraftKind[] = ['cdr', 'rpl']

const figures = {
  from: counted(draftRules.words.from),
  to: counted(draftRules.words.to),
  most: draftRules.longSentence,
  run: draftRules.sharedRun,
  all: draftRules.elementGroups.reduce((sum, count) => sum + count, 0),
}

const explanations: Record<DraftKind, readonly { title: string; how: string }[]> = {
  cdr: [
    ...Object.values(words.episode),
    ...Object.values(words.statement).map(({ title, how }) => ({ title: `${words.sheets.names.statement}: ${title}`, how })),
  ],
  rpl: [words.rpl.reports, words.rpl.dates],
}

/** It counts and points out: it does not judge, and it stores nothing. */
export function DraftChecker({ headingId, messageLabel }: { headingId: string; messageLabel: string }) {
  const props: DraftCheckerProps = { words, rules: draftRules, limits: draftFileLimits, messageLabel }
  return (
    <form
      className={styles.checker}
      method="dialog"
      aria-labelledby={headingId}
      data-island="draft-checker"
      data-props={JSON.stringify(props)}
    >
      <div className={styles.sheet}>
        <Tabs />
        <Fields />
        <FileBar />
      </div>
      <div className={styles.margin}>
        <div className={`no-print ${styles.parts}`} data-parts hidden>
          <p data-found />
          <p data-blocked>{words.parts.blocked}</p>
          <button type="button" className="button" data-act="split">
            {words.parts.split}
          </button>
        </div>
        <div data-margin hidden />
        <details className={`unfolds ${margin.explained}`} data-explained open>
          <summary>
            <h3>{words.margin.heading}</h3>
          </summary>
          {kinds.map((kind) => (
            <div key={kind} data-kind={kind} data-other={kind === 'cdr' ? undefined : true}>
              {explanations[kind].map(({ title, how }) => (
                <details key={title} className="unfolds">
                  <summary>
                    <h4>{title}</h4>
                  </summary>
                  <p>{fillIn(how, figures)}</p>
                </details>
              ))}
            </div>
          ))}
        </details>
        <Actions />
      </div>
      <p className="visually-hidden" role="status" data-spoken />
    </form>
  )
}

/** Radio buttons: arrow keys and screen readers work without code of ours. */
function Tabs() {
  return (
    <>
      <fieldset className={styles.kinds}>
        <legend>{words.kind.legend}</legend>
        {kinds.map((kind) => (
          <label key={kind}>
            <input type="radio" name="draft-kind" value={kind} defaultChecked={kind === 'cdr'} />
            {words.kind[kind]}
          </label>
        ))}
      </fieldset>
      <fieldset className={styles.tabs} data-tabs>
        <legend className="visually-hidden">{words.sheets.legend}</legend>
        {cdrSheets.map((sheet) => (
          <label key={sheet}>
            <input type="radio" name="draft-sheet" value={sheet} className="visually-hidden" defaultChecked={sheet === 'episode1'} />
            <b>{words.sheets.names[sheet]}</b>
            <span data-words-on={sheet}>{words.sheets.empty}</span>
          </label>
        ))}
      </fieldset>
    </>
  )
}

/** One text field for each sheet. Spelling check and completion are off, because both can send text away or keep it. */
function Fields() {
  return sheets.map((sheet) => (
    <textarea
      key={sheet}
      className={styles.field}
      data-sheet={sheet}
      hidden={sheet !== 'episode1'}
      aria-label={fillIn(words.sheets.label, { sheet: words.sheets.names[sheet] })}
      placeholder={words.sheets.placeholders[isEpisode(sheet) ? 'episode' : sheet]}
      autoComplete="off"
      autoCorrect="off"
      spellCheck={false}
      data-gramm="false"
    />
  ))
}

function FileBar() {
  const { open, clear, restore, hint } = words.file
  return (
    <div className={styles.bar}>
      <div className="button-row">
        <label className="button">
          {open}
          <input
            type="file"
            className="visually-hidden"
            accept=".docx,.txt,text/plain,application/vnd.openxmlformats-officedocument.wordprocessingml.document"
            aria-describedby="draft-file-hint"
          />
        </label>
        <button type="button" className="text-button" data-act="clearSheet">
          {clear}
        </button>
      </div>
      <div role="status">
        <p className="callout" data-file-note hidden />
        <button type="button" className="text-button" data-act="restore" data-restore="sheet" hidden>
          {restore}
        </button>
      </div>
      <p id="draft-file-hint" className="fine measure">
        {fillIn(hint, { megabytes: draftFileLimits.bytes / 1_000_000 })}
      </p>
    </div>
  )
}

function Actions() {
  return (
    <div className={`no-print button-row ${styles.actions}`}>
      {(['send', 'print', 'clearAll'] as const).map((act) => (
        <button key={act} type="button" className={act === 'send' ? 'button button-accent' : 'button'} data-act={act}>
          {words.actions[act]}
        </button>
      ))}
      <p role="status" data-said />
      <button type="button" className="button" data-act="restore" data-restore="all" hidden>
        {words.file.restore}
      </button>
    </div>
  )
}
