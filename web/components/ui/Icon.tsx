import styles from './ui.module.css'

/** All the site's icons, drawn on a 24 px grid with one line: 1.5 px, square ends, no fill. */
const strokes = {
  arrow: 'M4 12h15M13 6l6 6-6 6',
  check: 'M4 12.5l5 5L20 6.5',
  search: 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.5 15.5L21 21',
  page: 'M5 3h10l4 4v14H5zM15 3v4h4M8 12h8M8 16h5',
  pages: 'M8 7h9l3 3v11H8zM17 7v3h3M4 17V3h10',
  pen: 'M4 20l1-4L16.5 4.5l3 3L8 19zM14 7l3 3M12 20h8',
  question: 'M4 4h16v13h-9l-4 4v-4H4zM9.5 9a2.5 2.5 0 1 1 2.5 2.5v.8M12 14.2v.6',
  calculator: 'M5 3h14v18H5zM8.5 6.5h7v3h-7zM8.5 13.5h.01M12 13.5h.01M15.5 13.5h.01M8.5 17.5h.01M12 17.5h.01M15.5 17.5h.01',
  code: 'M4 6h16v12H4zM7.5 10v4M10.5 10v4M13.5 10v4M16.5 10v4',
  print: 'M7 8V3h10v5M5 17H3V8h18v9h-2M7 14h10v7H7z',
  coins: 'M4 7h16v10H4zM12 9.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5zM7 12h.01M17 12h.01',
  external: 'M14 4h6v6M20 4l-9 9M18 14v6H4V6h6',
} as const

export type IconName = keyof typeof strokes

/** Hidden from screen readers: the words beside it say it. */
export function Icon({ name, size = 'text' }: { name: IconName; size?: 'text' | 'large' }) {
  return (
    <svg className={styles[size]} viewBox="0 0 24 24" aria-hidden="true">
      <path d={strokes[name]} />
    </svg>
  )
}
