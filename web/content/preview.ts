const edition = process.env.SITE_PREVIEW

/** Whether this is the process that shows an editor single pages: there texts carry the marks of their places. */
export const isEditorsPreview = edition === 'yes'

/** Also of the one that shows them to whoever has a link for a day. */
export const isPreview = isEditorsPreview || edition === 'shown'

export const previewTexts = {
  label: 'Preview',
  text: isEditorsPreview
    ? 'Preview: only you see this page, and its forms send nothing.'
    : 'Preview: this is not the public site, and its forms send nothing. Your link ends within a day.',
  title: 'Preview: ',
} as const
