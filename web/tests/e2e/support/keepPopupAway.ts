/** Runs before the scripts of a page. A test of something else may last longer than the popup's 15 seconds. */
export function neverOpenPopup(): void {
  const { showModal } = HTMLDialogElement.prototype
  HTMLDialogElement.prototype.showModal = function () {
    if (this.id !== 'popup') showModal.call(this)
  }
}

/** Runs in the page: the same from now on. */
export function keepPopupAway(): void {
  const popup = document.querySelector<HTMLDialogElement>('#popup')
  if (popup === null) return
  popup.close()
  popup.showModal = () => {}
}
