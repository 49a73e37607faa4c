import { vi } from 'vitest'

/** What a form asks the inbox, which answers when the test says so. e2e/enquiry.spec.ts sends to the real one. */
export function inbox() {
  const asked: { body: Promise<unknown>; answer: (status: number, headers?: HeadersInit, body?: object) => void }[] = []
  vi.spyOn(window, 'fetch').mockImplementation(
    (input, init) =>
      new Promise((resolve) =>
        asked.push({
          body: new Request(input, init).json(),
          answer: (status, headers = {}, body = {}) => resolve(new Response(JSON.stringify(body), { status, headers })),
        }),
      ),
  )
  return asked
}
