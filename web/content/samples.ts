import { HOME_FORM, OWN_FORM } from './navigation.ts'
import { parseContent } from './parseContent.ts'
import { type Sample, SampleSchema } from './schema/sample.ts'

/** The index lists the extracts in this order: the three episodes first, because the summary statement points to them. */
const order = [
  'retaining-wall',
  'feeder-protection',
  'plate-heat-exchanger',
  'dosing-control',
  'drainage-drawings',
  'summary-statement',
  'cpd-list',
  'ea-files',
  'work-evidence',
  'stage-1-form',
  'acs-letters',
  'rpl-payments',
  'iml-supply-manager',
  'iml-files',
  'similarity-report',
  'outcome-reasons',
]

const files = import.meta.glob<{ sample: unknown }>('./samples/*.ts', { eager: true })

export const samples: Sample[] = Object.entries(files)
  .map(([file, module]) => parseContent(SampleSchema, module.sample, file))
  .sort((a, b) => position(a) - position(b))

export function samplePath({ slug }: Pick<Sample, 'slug'>): string {
  return `/samples/${slug}`
}

/** A sample leads to the form of its service. */
export function sampleEnquiry({ related: [service] }: Sample): string {
  return service ? `${service.path}${OWN_FORM}` : HOME_FORM
}

function position({ id }: Sample): number {
  const place = order.indexOf(id)
  if (place === -1) throw new Error(`content/samples/${id}.ts has no place in the order of content/samples.ts`)
  return place
}
