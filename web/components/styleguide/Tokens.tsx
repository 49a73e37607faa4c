import { colour, contrast, tokens } from '#styles/tokens.ts'
import styles from './Styleguide.module.css'

const colours = tokens.filter(({ value }) => /^#[0-9a-f]{6}$/i.test(value))

/** Yellow is for actions and marks, green for notes and success, rust for stamps and refusals. */
export function Colours() {
  return (
    <ul className={styles.swatches}>
      {colours.map(({ name, value }) => (
        <li key={name}>
          <span className={styles.swatch} style={{ background: value }} />
          <b>{name}</b> <code>{value}</code>
          <small>
            {contrast(value, colour('paper')).toFixed(1)} on paper · {contrast(value, colour('ink')).toFixed(1)} on ink
          </small>
        </li>
      ))}
    </ul>
  )
}

export function Sizes() {
  return (
    <>
      <ul className={styles.sizes}>
        {tokens
          .filter(({ name }) => name.startsWith('size-'))
          .map(({ name, value }) => (
            <li key={name}>
              <code>{name}</code>
              <span style={{ fontSize: `var(--${name})`, fontFamily: Number(name.at(-1)) > 4 ? 'var(--serif)' : undefined }}>
                Groundwater 5.5 m above the toe
              </span>
              <small>{value}</small>
            </li>
          ))}
      </ul>
      <ul className={styles.spaces}>
        {tokens
          .filter(({ name }) => name.startsWith('space-'))
          .map(({ name, value }) => (
            <li key={name}>
              <code>{name}</code>
              <span style={{ width: `var(--${name})` }} /> <small>{value}</small>
            </li>
          ))}
      </ul>
    </>
  )
}
