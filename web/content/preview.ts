import { snapshot } from './snapshot.ts'

/** Whether this build is for the owner's eyes only: the publisher says so. */
export const isPreview = process.env.SITE_PREVIEW === 'yes'

export const previewTexts = {
  label: 'Preview',
  text: `Preview of version ${snapshot?.number ?? 0}: only you see it, and its forms send nothing.`,
  title: 'Preview: ',
} as const
