/** The mark on its sheet: lines of text, and the highlighter's dot. The logo, the icons and the share images draw it in their own colours. */
export const mark = {
  viewBox: '0 0 32 32',
  sheet: { width: 32, height: 32, rx: 7 },
  lines: 'M8 9.5h14M8 16h9M8 22.5h7',
  lineWidth: 2.6,
  dot: { cx: 22.5, cy: 20.5, r: 5 },
} as const
