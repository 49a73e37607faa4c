import type { KindPassedOver } from './passedOver.ts'

/** What is not on the page. Text that is neither here nor known otherwise is read. */
export const unseen = new Set('w:moveFrom w:pPr w:rPr w:sdtPr w:sdtEndPr w:rt w:delText w:tblPr w:tblGrid w:sectPr'.split(' '))

/** By the element that there is one of for each. */
export const passedOver = new Map<string, KindPassedOver>([
  ['pic:pic', 'pictures'],
  ['v:imagedata', 'pictures'],
  ['c:chart', 'charts'],
  ['dgm:relIds', 'charts'],
  ['w:footnoteReference', 'footnotes'],
  ['w:endnoteReference', 'endnotes'],
  ['w:commentReference', 'comments'],
  ['w:altChunk', 'insertedFiles'],
  ['w:subDoc', 'insertedFiles'],
])

export const characters = new Map([
  ['w:tab', '\t'],
  ['w:ptab', '\t'],
  ['w:br', '\n'],
  ['w:cr', '\n'],
  ['w:noBreakHyphen', '-'],
])
