import type { Reading as Read } from '#content/reading.ts'

/** How and when a source was read. */
export function Reading({ reading }: { reading: Read }) {
  return (
    <>
      {reading.before} <time dateTime={reading.date}>{reading.readable}</time>
    </>
  )
}
