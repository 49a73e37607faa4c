import { tokens } from '#styles/tokens.ts'
import styles from './Styleguide.module.css'

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
