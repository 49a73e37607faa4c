import { useEffect } from 'react'
import { createStore, useStore } from '../runtime/store.ts'

/** How long a search in the address waits for its answer before the whole list is shown. */
const PATIENCE_MS = 1500

const arriving = createStore(false)

/** Called when the part takes in what the address asks for. */
export function beginArrival(): void {
  arriving.set(true)
}

/** True until a search that the address asks for is answered first: nobody has begun to read the list, and it does not change under their eyes. */
export function useIsArriving(isAnswered: boolean): boolean {
  const isArriving = useStore(arriving, false)
  useEffect(() => {
    if (!isArriving) return
    if (isAnswered) return arriving.set(false)
    const timer = setTimeout(() => arriving.set(false), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [isArriving, isAnswered])
  return isArriving
}
