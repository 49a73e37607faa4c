import * as v from 'valibot'
import { services as list } from '../../cms/src/contract/services.ts'
import { parseContent } from './parseContent.ts'
import { type Service, ServiceSchema } from './schema/service.ts'
import { snapshot } from './snapshot.ts'
import { currentMarkdown } from './until.ts'

const files = import.meta.glob<{ page: unknown }>('./services/*.ts', { eager: true })

/** Every service page, in the order of the menu. */
export const services: Service[] = Object.entries(files)
  .map(([file, module]) => withOwnersQuestions(parseContent(labelled(slugOf(file)), module.page, file)))
  .sort((a, b) => menuPosition(a) - menuPosition(b))

export function servicePath({ slug }: Service): string {
  return `/services/${slug}`
}

/** The owner's own label of a page, as the menu shows it. */
export function serviceLabel(service: Service): string {
  return list.find(({ slug }) => slug === service.slug)?.label ?? service.title
}

export function serviceAt(slug: string): Service {
  const service = services.find((candidate) => candidate.slug === slug)
  if (service === undefined) throw new Error(`No service has the slug ${slug}`)
  return service
}

export function serviceOfPath(path: string): Service {
  return serviceAt(path.replace('/services/', ''))
}

/** After its own: folded, so they have no budget. */
function withOwnersQuestions(service: Service): Service {
  const added = (snapshot?.questions ?? [])
    .filter(({ service: slug }) => slug === service.slug)
    .map(({ question, answer }) => ({ question, answer: currentMarkdown(answer).trim() }))
  return { ...service, questions: [...service.questions, ...added.filter(({ answer }) => answer !== '')] }
}

function menuPosition(service: Service): number {
  const position = list.findIndex(({ slug }) => slug === service.slug)
  if (position === -1) throw new Error(`content/services/${service.slug}.ts is not in cms/src/contract/services.ts: add its row there`)
  return position
}

function slugOf(file: string): string {
  return file.replace(/^.*\/|\.ts$/g, '')
}

/** The menu and the page call one thing by one name. */
function labelled(slug: string) {
  const label = list.find((service) => service.slug === slug)?.label ?? ''
  return v.pipe(
    ServiceSchema,
    v.check(
      ({ heading }) => heading.toLowerCase().includes(label.toLowerCase()),
      `The heading has to contain the label of the menu, “${label}”`,
    ),
  )
}
