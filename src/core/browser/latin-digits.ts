import { latinDigits } from '#core/text/clean-text.ts';

/** Converts the digits of a field to Latin ones during the input; keeps the cursor position (decision 36). */
export function toLatinDigits(field: HTMLInputElement): void {
  const latin = latinDigits(field.value);
  if (latin === field.value) return;
  const cursor = field.selectionStart;
  field.value = latin;
  field.setSelectionRange(cursor, cursor);
}
