import { nextStepsTexts, underButton } from '#content/nextSteps.ts'
import type { ShownPrice } from '#content/ownerOffer.ts'

/** Under the act, a line each: what it opens, with the price where the owner has set one, and that it binds to nothing. */
export function UnderButton({ price }: { price?: ShownPrice | undefined }) {
  return (
    <p className="under-button">
      {price && (
        <b>
          {price.amount}, {price.gst}.{' '}
        </b>
      )}
      {underButton()}
      <br />
      {nextStepsTexts.safe}
    </p>
  )
}
