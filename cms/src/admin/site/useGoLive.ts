import type { GoLiveState } from '../../ownersContent/goLive.ts'
import { useFetched } from '../shared/useFetched.tsx'

const ASK_EACH_MS = 30_000
const pause = () => ASK_EACH_MS

/** @param version asks again on another one, as of the drafts */
export function useGoLive(version: unknown = null) {
  return useFetched<GoLiveState>('/site/go-live', version, pause)
}
