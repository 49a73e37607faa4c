import type { CDPSession } from '@playwright/test'

type Piece = { at: number; bytes: number }

/** The network traffic of one page: headers and bodies as sent, each on the clock of `Date.now()`. */
export type Traffic = {
  bytesUntil: (time: number) => number
  requestsUntil: (time: number) => number
  /** Milliseconds since something last happened, while nothing is under way; otherwise 0. */
  quietFor: () => number
}

export async function watchTraffic(session: CDPSession): Promise<Traffic> {
  const pieces: Piece[] = []
  const requests: number[] = []
  const received = new Map<string, number>()
  const running = new Set<string>()
  let clockOffset = 0
  let last = Date.now()
  const wall = (timestamp: number) => (timestamp + clockOffset) * 1000

  session.on('Network.requestWillBeSent', ({ requestId, timestamp, wallTime, request }) => {
    if (!request.url.startsWith('http')) return
    clockOffset = wallTime - timestamp
    requests.push(wall(timestamp))
    received.set(requestId, 0)
    running.add(requestId)
    last = Date.now()
  })
  session.on('Network.dataReceived', ({ requestId, timestamp, encodedDataLength }) => {
    const sum = received.get(requestId)
    if (sum === undefined) return
    received.set(requestId, sum + encodedDataLength)
    pieces.push({ at: wall(timestamp), bytes: encodedDataLength })
  })
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const sum = received.get(requestId)
    if (sum === undefined) return
    // The headers are only in the total.
    pieces.push({ at: wall(timestamp), bytes: Math.max(0, encodedDataLength - sum) })
    running.delete(requestId)
    last = Date.now()
  })
  session.on('Network.loadingFailed', ({ requestId }) => running.delete(requestId))
  await session.send('Network.enable')

  return {
    bytesUntil: (time) => pieces.filter(({ at }) => at <= time).reduce((sum, { bytes }) => sum + bytes, 0),
    requestsUntil: (time) => requests.filter((at) => at <= time).length,
    quietFor: () => (running.size > 0 ? 0 : Date.now() - last),
  }
}
