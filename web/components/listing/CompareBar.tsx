import { compareChoices, listingTexts as texts } from '#content/occupationTexts.ts'
import styles from './CompareBar.module.css'

/** Shown as soon as a box is ticked; its form sends the ticked codes to the comparison. */
export function CompareBar() {
  return (
    <div className={styles.bar} data-bar hidden>
      <p data-chosen-titles role="status">
        {compareChoices.chosenNone}
      </p>
      <button type="reset" className="button">
        {texts.clear}
      </button>
      <button type="submit" className="button button-accent">
        {texts.compareChosen}
      </button>
    </div>
  )
}
