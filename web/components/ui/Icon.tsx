import styles from './Icon.module.css'

/** All the site's icons, drawn on a 24 px grid with one line: 1.5 px, square ends, no fill. */
const strokes = {
  arrow: 'M4 12h15M13 6l6 6-6 6',
  back: 'M20 12H5M11 6l-6 6 6 6',
  up: 'M12 20V5M6 11l6-6 6 6',
  check: 'M4 12.5l5 5L20 6.5',
  cross: 'M5.5 5.5l13 13M18.5 5.5l-13 13',
  plus: 'M12 5v14M5 12h14',
  chevron: 'M6 9l6 6 6-6',
  search: 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.5 15.5L21 21',
  page: 'M5 3h10l4 4v14H5zM15 3v4h4M8 12h8M8 16h5',
  pages: 'M8 7h9l3 3v11H8zM17 7v3h3M4 17V3h10',
  pen: 'M4 20l1-4L16.5 4.5l3 3L8 19zM14 7l3 3M12 20h8',
  question: 'M4 4h16v13h-9l-4 4v-4H4zM9.5 9a2.5 2.5 0 1 1 2.5 2.5v.8M12 14.2v.6',
  link: 'M3 5h5v4H3zM16 3h5v4h-5zM16 10h5v4h-5zM16 17h5v4h-5zM8 7l8-2M8 7l8 5M8 7l8 12',
  timeline: 'M3 12h18M6 9v6M12 7v10M18 9v6M12 3v1',
  chart: 'M9 3h6v5H9zM3 16h6v5H3zM15 16h6v5h-6zM12 8v4M6 16v-4h12v4',
  table: 'M3 5h18v14H3zM3 10h18M9 5v14M3 14.5h18',
  upload: 'M5 14v6h14v-6M12 16V4M7.5 8.5L12 4l4.5 4.5',
  download: 'M5 14v6h14v-6M12 4v12M7.5 11.5L12 16l4.5-4.5',
  calculator: 'M5 3h14v18H5zM8.5 6.5h7v3h-7zM8.5 13.5h.01M12 13.5h.01M15.5 13.5h.01M8.5 17.5h.01M12 17.5h.01M15.5 17.5h.01',
  calendar: 'M4 5h16v16H4zM4 10h16M8 3v4M16 3v4',
  code: 'M4 6h16v12H4zM7.5 10v4M10.5 10v4M13.5 10v4M16.5 10v4',
  lock: 'M5 11h14v10H5zM8 11V8a4 4 0 0 1 8 0v3M12 15v2',
  print: 'M7 8V3h10v5M5 17H3V8h18v9h-2M7 14h10v7H7z',
  copy: 'M9 9h11v12H9zM5 15H4V3h11v2',
  mail: 'M3 5h18v14H3zM3 6l9 7 9-7',
  phone: 'M5 3h4l2 5-2.5 2a12 12 0 0 0 5.5 5.5l2-2.5 5 2v4c0 1-1 2-2 2C10.5 20.5 3.5 13.5 3 5c0-1 1-2 2-2z',
  coins: 'M4 7h16v10H4zM12 9.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5zM7 12h.01M17 12h.01',
  external: 'M14 4h6v6M20 4l-9 9M18 14v6H4V6h6',
} as const

export type IconName = keyof typeof strokes

export const iconNames = Object.keys(strokes) as IconName[]

/** Hidden from screen readers: the words beside it say it. */
export function Icon({ name, size = 'text' }: { name: IconName; size?: 'text' | 'large' }) {
  return (
    <svg className={styles[size]} viewBox="0 0 24 24" aria-hidden="true">
      <path d={strokes[name]} />
    </svg>
  )
}
