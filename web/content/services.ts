import { serviceGroups } from './navigation.ts'
import { parseContent } from './parseContent.ts'
import { type Service, ServiceSchema } from './schema/service.ts'

const menu = serviceGroups.flatMap(({ links }): { path: string; label: string }[] => [...links])

const files = import.meta.glob<{ page: unknown }>('./services/*.ts', { eager: true })

/** Every service page, in the order of the menu. */
export const services: Service[] = Object.entries(files)
  .map(([file, module]) => labelled(parseContent(ServiceSchema, module.page, file), file))
  .sort((a, b) => menuPosition(a) - menuPosition(b))

export function servicePath({ slug }: Service): string {
  return `/services/${slug}`
}

/** The owner's own label of a page, as the menu shows it. */
export function serviceLabel(service: Service): string {
  return menu.find(({ path }) => path === servicePath(service))?.label ?? service.title
}

export function serviceAt(slug: string): Service {
  const service = services.find((candidate) => candidate.slug === slug)
  if (service === undefined) throw new Error(`No service has the slug ${slug}`)
  return service
}

export function serviceOfPath(path: string): Service {
  return serviceAt(path.replace('/services/', ''))
}

function menuPosition(service: Service): number {
  const position = menu.findIndex(({ path }) => path === servicePath(service))
  if (position === -1) throw new Error(`content/services/${service.slug}.ts is not in content/navigation.ts`)
  return position
}

/** The menu and the page call one thing by one name. */
function labelled(service: Service, file: string): Service {
  menuPosition(service)
  const label = serviceLabel(service)
  if (!service.heading.toLowerCase().includes(label.toLowerCase()))
    throw new Error(`Wrong content in content/${file.replace('./', '')}\n  heading: It has to contain the label of the menu, “${label}”`)
  return service
}
