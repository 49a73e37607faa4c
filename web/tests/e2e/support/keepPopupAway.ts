/** Runs in the page. A test of something else may last longer than the popup's 15 seconds. */
export function keepPopupAway(): void {
  const popup = document.querySelector<HTMLDialogElement>('#popup')
  if (popup === null) return
  popup.close()
  popup.showModal = () => {}
}
