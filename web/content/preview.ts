/** Whether this build is for the owner's eyes only: the publisher says so. */
export const isPreview = process.env.SITE_PREVIEW === 'yes'

/** Whether texts carry the marks of their places: only in the process that shows an editor single pages of a preview. */
export const hasMarks = process.env.SITE_MARKS === 'yes'

export const previewTexts = {
  label: 'Preview',
  text: 'Preview: only you see this page, and its forms send nothing.',
  title: 'Preview: ',
} as const
