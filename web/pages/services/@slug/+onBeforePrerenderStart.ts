// https://vike.dev/onBeforePrerenderStart — without it the pages vanish from the build with exit code 0.
import { servicePath, services } from '#content/services.ts'

export function onBeforePrerenderStart() {
  return services.map(servicePath)
}
