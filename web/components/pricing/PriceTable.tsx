import * as content from '#content/priceTable.ts'
import { fillIn } from '#domain/fillIn.ts'
import styles from './PriceTable.module.css'

const texts = content.priceTableTexts

/** What a visitor pays us, what they pay the authority, and both together where its fee is known. */
export function PriceTable({ table: { gst, rows } }: { table: content.PriceTable }) {
  const hasSums = rows.some(({ together }) => together)
  return (
    <div className={styles.prices}>
      <table>
        <caption>{fillIn(texts.caption, { gst })}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.service}</th>
            <th scope="col">{texts.ours}</th>
            <th scope="col">{texts.authority}</th>
            {hasSums && <th scope="col">{texts.together}</th>}
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
                <AuthorityFee {...authority} />
              </td>
              {hasSums && <td>{together && <b>{inWords(together)}</b>}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function AuthorityFee({ url, payee, whose, amount }: content.PriceRow['authority']) {
  if (amount === undefined) return <a href={url}>{fillIn(texts.page, { payee })}</a>
  return (
    <a href={url}>
      {amount}
      <span className="visually-hidden"> {whose}</span>
    </a>
  )
}

function inWords({ amount, from }: content.PriceRow['ours']): string {
  return from ? fillIn(texts.from, { amount }) : amount
}
