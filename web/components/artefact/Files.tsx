import { artefactTexts as texts } from '#content/artefacts.ts'
import type { Drawing } from '#content/schema/artefact.ts'
import { Icon } from '../ui/Icon.tsx'
import styles from './Files.module.css'

const icons = { ready: 'check', missing: 'question', unneeded: 'cross' } as const

/** The files for a portal, one by one, up to the click that only the applicant makes. */
export function Files({ files, last }: Omit<Drawing<'files'>, 'kind'>) {
  return (
    <>
      <ul className={styles.files}>
        {files.map(({ name, note, state, inside }) => (
          <li key={name} data-state={state}>
            <Icon name={icons[state]} />
            <p>
              <b>{name}</b>
              <span>
                {texts[state]}. {note}
              </span>
            </p>
            {inside && (
              <ol aria-label={texts.inside}>
                {inside.map((part) => (
                  <li key={part}>{part}</li>
                ))}
              </ol>
            )}
          </li>
        ))}
      </ul>
      <p className={styles.last}>
        <b>{last.action}</b> {last.note}
      </p>
    </>
  )
}
