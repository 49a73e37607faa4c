/** Whether this is the process that shows an editor single pages: there texts carry the marks of their places. */
export const isPreview = process.env.SITE_PREVIEW === 'yes'

export const previewTexts = {
  label: 'Preview',
  text: 'Preview: only you see this page, and its forms send nothing.',
  title: 'Preview: ',
} as const
