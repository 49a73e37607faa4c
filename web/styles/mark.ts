/**
 * The mark: a sheet with a curve on it, and the title block’s last box ticked across its edge.
 * The logo, the icons, the share images and the admin’s sign-in (cms/src/admin/app.tsx) draw it in their own colours.
 */
export const mark = {
  viewBox: '0 0 32 32',
  sheet: { width: 32, height: 32, rx: 4 },
  lines: 'M21 5.5H5.5v21h21V15M5.5 19.5h12M12.5 19.5v7M9 8.5c1.2 5 4.5 7 9 7.5',
  lineWidth: 1.9,
  tick: 'M15.5 19.5l4.2 4.3L28.5 10',
  tickWidth: 3.4,
} as const
