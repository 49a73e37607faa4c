import type { GoLiveState } from '../../ownersContent/goLive.ts'
import type { SiteState } from '../../ownersContent/siteAnswers.ts'
import { useFetched } from '../shared/useFetched.tsx'

const ASK_EACH_MS = 30_000
const pause = () => ASK_EACH_MS

/** @param site asks again when it has another version, published or seen by visitors */
export function useGoLive(site: Pick<SiteState, 'base' | 'live'> | null = null) {
  return useFetched<GoLiveState>('/site/go-live', site && `${site.base} ${site.live}`, pause)
}
