/** Puts the cursor into the first field of a form, in the order it is read, that bears one of the names. */
export function focusField(form: HTMLFormElement, names: readonly string[]): void {
  for (const field of form.elements) {
    if (field instanceof HTMLElement && 'name' in field && names.includes(String(field.name))) return field.focus();
  }
}
