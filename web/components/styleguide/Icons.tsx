import { Icon, iconNames } from '../ui/Icon.tsx'
import styles from './Styleguide.module.css'

export function Icons() {
  return (
    <ul className={styles.icons}>
      {iconNames.map((name) => (
        <li key={name}>
          <Icon name={name} size="large" />
          <span>
            <Icon name={name} /> {name}
          </span>
        </li>
      ))}
    </ul>
  )
}
