// @ts-check
import { setTimeout as pause } from 'node:timers/promises'

const EVERY_MS = 150

/**
 * @param {string} url
 * @param {number} boundMs
 * @param {Promise<unknown>} ended resolves when there is nothing left to wait for
 * @returns {Promise<boolean>}
 */
export async function isReady(url, boundMs, ended) {
  let over = false
  ended.then(() => (over = true))
  const deadline = performance.now() + boundMs
  while (!over && performance.now() < deadline) {
    if (await answers(url)) return true
    await pause(EVERY_MS)
  }
  return false
}

/** @param {string} url */
async function answers(url) {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2000) })
    await response.arrayBuffer()
    return response.ok
  } catch {
    return false
  }
}
