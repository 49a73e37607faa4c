import { pricingTexts as texts } from '#content/labels.ts'
import type { Pricing } from '#content/schema/pricing.ts'
import { Inline } from '../ui/Markdown.tsx'
import styles from './Others.module.css'

/** The others you pay, in three groups, with the page that sets each amount. */
export function Others({ groups }: { groups: Pricing['others']['groups'] }) {
  return (
    <div className={`table-scroll ${styles.ledger}`}>
      <table>
        <thead>
          <tr>
            <th scope="col">{texts.payee}</th>
            <th scope="col">{texts.forWhat}</th>
            <th scope="col">{texts.when}</th>
            <th scope="col">{texts.today}</th>
          </tr>
        </thead>
        {groups.map(({ heading, rows }) => (
          <tbody key={heading}>
            <tr className={styles.group}>
              <th scope="rowgroup" colSpan={4}>
                {heading}
              </th>
            </tr>
            {rows.map(({ payee, forWhat, when, link }) => (
              <tr key={payee}>
                <td className={styles.payee}>{payee}</td>
                <td>
                  <Inline text={forWhat} />
                </td>
                <td data-label={texts.when}>{when}</td>
                <td data-label={texts.today}>
                  <a href={link.url}>{link.label}</a>
                </td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  )
}
