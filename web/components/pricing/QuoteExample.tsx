import * as content from '#content/priceTable.ts'
import type { Pricing } from '#content/schema/pricing.ts'
import { fillIn } from '#domain/fillIn.ts'
import { Sheet } from '../sheet/Sheet.tsx'
import { Inline } from '../ui/Markdown.tsx'
import { Table } from '../ui/Table.tsx'
import styles from './quote.module.css'

export function QuoteExample({ example }: { example: Pricing['example'] }) {
  const { label, folio, payee, fee, ours, price, stages, note } = example
  return (
    <div data-document>
      <Sheet id="example" label={label} folio={folio} pile>
        <div className={styles.line}>
          <b>{payee}</b>
          <small>
            <Inline text={fee} />
          </small>
        </div>
        <div className={styles.line}>
          <b>{ours}</b>
          <span className={styles.price}>{price}</span>
          <ol className={styles.stages}>
            {stages.map(({ title, when }) => (
              <li key={when}>
                {title} <span>{when}</span>
              </li>
            ))}
          </ol>
        </div>
        <p className={styles.note}>
          <Inline text={note} />
        </p>
      </Sheet>
    </div>
  )
}

const texts = content.priceTableTexts

export function PriceTable({ table: { gst, rows } }: { table: content.PriceTable }) {
  return (
    <Table
      className={styles.prices}
      caption={fillIn(texts.caption, { gst })}
      columns={[texts.service, texts.ours, texts.authority, texts.together]}
      rows={rows.map(({ path, label, ours, authority, together }) => ({
        cells: [
          <a key="service" href={path}>
            {label}
          </a>,
          inWords(ours),
          <AuthorityFee key="authority" {...authority} />,
          <b key="together">{inWords(together)}</b>,
        ],
      }))}
      named
    />
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
