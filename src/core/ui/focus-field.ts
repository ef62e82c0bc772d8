/** Focuses the first usable field of a form, in document order, that has one of the names. */
export function focusField(form: HTMLFormElement, names: readonly string[]): void {
  for (const field of form.elements) {
    if (
      field instanceof HTMLElement &&
      'name' in field &&
      names.includes(String(field.name)) &&
      !field.matches(':disabled')
    ) {
      return field.focus();
    }
  }
}
