import { toSampleRequestPayload } from '#domain/sampleRequest.ts'
import { sendPlainly } from '../form/sendPlainly.ts'
import { forgetSampleRequest, readSampleRequest, type SampleRequestProps } from './useSampleRequest.ts'

/** Sends the printed form where SampleRequest has thrown. The browser itself checks it. */
export function startPlainSampleRequest(form: HTMLFormElement, { endpoint, words }: SampleRequestProps): void {
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    if (await sendPlainly(form, endpoint, toSampleRequestPayload(readSampleRequest(form), words))) forgetSampleRequest()
  })
}
