import { contrast } from '#styles/contrast.ts'
import { colour, tokens } from '#styles/tokens.ts'
import styles from './Styleguide.module.css'

const colours = tokens.filter(({ value }) => /^#[0-9a-f]{6}$/i.test(value))

/** Yellow is for actions and marks, green for notes and success, clay for stamps and refusals. */
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
