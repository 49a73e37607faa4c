/** Writes values into the form's controls, but never over the one the visitor is in. */
export function writeFields(form: HTMLFormElement, values: Record<string, string>): void {
  for (const [name, value] of Object.entries(values)) {
    const control = form.elements.namedItem(name)
    if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement || control instanceof HTMLSelectElement)) continue
    if (control !== document.activeElement && control.value !== value) control.value = value
  }
}
