/** No answer within this time is a failure. */
const ANSWER_MS = 15_000

/**
 * The one call this site makes: stores a lead in the content-management service.
 * Resolves to whether it was stored; a refusal, a lost network and silence are all "no".
 */
export async function sendToInbox(endpoint: string, data: object): Promise<boolean> {
  try {
    const answer = await fetch(`${endpoint}/api/form-datas`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ data }),
      signal: AbortSignal.timeout(ANSWER_MS),
    })
    return answer.ok
  } catch {
    return false
  }
}
