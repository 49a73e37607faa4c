import * as v from 'valibot'
import { services as list } from '../../cms/src/contract/services.ts'
import type { Question } from '../../cms/src/ownersContent/contentTypes.ts'
import { fromField } from './ownersPlaces.ts'
import { parseComposed, parseContent } from './parseContent.ts'
import { type Artefact, ArtefactSchema } from './schema/artefact.ts'
import { type Service, ServiceSchema, type ServiceWords } from './schema/service.ts'
import { atMostWords, keeps } from './schema/text.ts'
import { snapshot } from './snapshot.ts'
import { currentMarkdown } from './until.ts'

const files = import.meta.glob<{ service: ServiceWords }>('./services/*.ts', { eager: true })

/** What each service says, in the order of the menu. */
export const serviceWords = list.map(({ slug, group }) => {
  const words = files[`./services/${slug}.ts`]?.service
  if (words === undefined) throw new Error(`Add web/content/services/${slug}.ts`)
  parseComposed(v.object({ onHome: atMostWords(9) }), words, `services/${slug}.ts`)
  return { slug, group, ...words }
})

for (const file of Object.keys(files))
  if (!list.some(({ slug }) => file === `./services/${slug}.ts`))
    throw new Error(`content/${file} has no row in cms/src/contract/services.ts`)

/** Every service page, in the order of the menu. */
export const services: Service[] = serviceWords.map(({ onHome, onPricing, artefact, ...page }) =>
  withOwnersQuestions(parseContent(labelled(page.slug), page, `services/${page.slug}.ts`)),
)

const artefacts = new Map<string, Artefact>()
for (const { slug, artefact } of serviceWords)
  if (artefact) artefacts.set(slug, parseContent(ArtefactSchema, artefact, `services/${slug}.ts`, `artefacts/${slug}.ts`))

/** The document in the first view of its page; a page with its tool beside the heading has none. */
export function serviceArtefact({ slug }: Service): Artefact | undefined {
  return artefacts.get(slug)
}

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
  const added = (snapshot?.questions ?? []).filter(({ service: slug }) => slug === service.slug).map(questionWithPlaces)
  return { ...service, questions: [...service.questions, ...added.filter(({ answer }) => answer !== '')] }
}

function questionWithPlaces(document: Question): Pick<Question, 'question' | 'answer'> {
  const { question, answer } = document
  const current = currentMarkdown(answer).trim()
  return {
    question: fromField(question, { kind: 'question', field: 'question', document }),
    answer: fromField(current, { kind: 'question', field: 'answer', document, isProse: true }),
  }
}

/** The menu and the page call one thing by one name. */
function labelled(slug: string) {
  const label = list.find((service) => service.slug === slug)?.label ?? ''
  const message = `The heading has to contain the label of the menu, “${label}”`
  return v.pipe(
    ServiceSchema,
    keeps(
      v.check<Service, string>(({ heading }) => heading.toLowerCase().includes(label.toLowerCase()), message),
      () => [{ path: ['heading'], words: label, message }],
    ),
  )
}
