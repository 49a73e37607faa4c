import { artefactOf } from '#content/artefacts.ts'
import { Artefact } from '../service/Artefact.tsx'
import styles from './Styleguide.module.css'

/** One page for each kind of drawing. */
const services = ['cdr-writing', 'career-episode-writing', 'cpd-writing', 'ea-application', 'acs-review', 'iml-comp-assessment-writing']

export function Artefacts() {
  return (
    <div className={styles.sheets}>
      {services.map((slug) => {
        const artefact = artefactOf(slug)
        return artefact && <Artefact key={slug} artefact={artefact} />
      })}
    </div>
  )
}
