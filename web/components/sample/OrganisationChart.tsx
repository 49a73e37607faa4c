import { sampleTexts as texts } from '#content/labels.ts'
import type { OrganisationRole } from '#content/schema/sample.ts'
import styles from './OrganisationChart.module.css'

/** Nested lists, so that the reporting lines are read as well as seen. */
export function OrganisationChart({ chart }: { chart: OrganisationRole }) {
  return (
    <ul className={styles.chart}>
      <Role role={chart} />
    </ul>
  )
}

function Role({ role: { role, scope, applicant, reports } }: { role: OrganisationRole }) {
  return (
    <li>
      <div className={applicant ? styles.applicant : styles.box}>
        <strong>{role}</strong>
        <span>{scope}</span>
        {applicant && <em>{texts.you}</em>}
      </div>
      {reports && (
        <ul>
          {reports.map((report) => (
            <Role key={report.role} role={report} />
          ))}
        </ul>
      )}
    </li>
  )
}
