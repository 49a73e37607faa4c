import { type Example, neverAnswer, press } from '../runtime/examples.ts'

/** A form that is filled in and pressed: one whose request is not answered, one whose request fails. */
export function sendingStates<Props extends { endpoint: string }>(props: Props, fill: (element: HTMLElement) => void) {
  return {
    sending: {
      props,
      act(element) {
        fill(element)
        neverAnswer()
        press(element)
      },
    },
    'not sent': {
      // Nothing listens there: refused at once.
      props: { ...props, endpoint: 'http://localhost:1' },
      act(element) {
        fill(element)
        press(element)
      },
    },
  } satisfies Record<string, Example<Props>>
}
