const office = 'http://schemas.openxmlformats.org'
const strict = 'http://purl.oclc.org/ooxml'

/** By address, the prefix that this reader uses. Files of the strict kind have addresses of their own. */
export const namespaces: ReadonlyMap<string, string> = new Map([
  [`${office}/wordprocessingml/2006/main`, 'w'],
  [`${strict}/wordprocessingml/main`, 'w'],
  [`${office}/officeDocument/2006/math`, 'm'],
  [`${strict}/officeDocument/math`, 'm'],
  [`${office}/markup-compatibility/2006`, 'mc'],
  [`${office}/drawingml/2006/main`, 'a'],
  [`${strict}/drawingml/main`, 'a'],
  [`${office}/drawingml/2006/picture`, 'pic'],
  [`${strict}/drawingml/picture`, 'pic'],
  [`${office}/drawingml/2006/chart`, 'c'],
  [`${strict}/drawingml/chart`, 'c'],
  ['http://schemas.microsoft.com/office/drawing/2014/chartex', 'c'],
  [`${office}/drawingml/2006/diagram`, 'dgm'],
  [`${strict}/drawingml/diagram`, 'dgm'],
  ['urn:schemas-microsoft-com:vml', 'v'],
  ['urn:schemas-microsoft-com:office:office', 'o'],
  [`${office}/package/2006/relationships`, ''],
  [`${office}/package/2006/content-types`, ''],
])
