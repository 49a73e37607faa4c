import * as content from '#content/priceTable.ts'
import { fillIn } from '#domain/fillIn.ts'
import styles from './PriceTable.module.css'

const texts = content.priceTableTexts

/** What a visitor pays us, what they pay the authority, and both together. */
export function PriceTable({ table: { gst, rows } }: { table: content.PriceTable }) {
  return (
    <table className={styles.prices}>
      <caption>
        {fillIn(texts.caption, { gst })} <a href={texts.all.path}>{texts.all.label}</a>
      </caption>
      <thead>
        <tr>
          <th scope="col">{texts.service}</th>
          <th scope="col">{texts.ours}</th>
          <th scope="col">{texts.authority}</th>
          <th scope="col">{texts.together}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ path, label, ours, authority, together }) => (
          <tr key={path}>
            <th scope="row">
              <a href={path}>{label}</a>
            </th>
            <td>{inWords(ours)}</td>
            <td>
              <a href={authority.url}>{authority.amount ?? authority.page}</a>
            </td>
            <td>{together && <b>{inWords(together)}</b>}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function inWords({ amount, from }: content.PriceRow['ours']): string {
  return from ? fillIn(texts.from, { amount }) : amount
}
