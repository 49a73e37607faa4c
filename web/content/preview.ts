/** Whether this build is for the owner's eyes only: the publisher says so. */
export const isPreview = process.env.SITE_PREVIEW === 'yes'

export const previewTexts = {
  label: 'Preview',
  text: 'Preview: only you see this page, and its forms send nothing.',
  title: 'Preview: ',
} as const
