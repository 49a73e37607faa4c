// https://vike.dev/onBeforePrerenderStart
import { samplePath, samples } from '#content/samples.ts'

export function onBeforePrerenderStart() {
  return samples.map(samplePath)
}
