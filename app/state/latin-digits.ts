import { latinDigits } from '../../domain/text/clean-text.ts';

/** Turns the digits of a field into Latin ones while they are typed, the cursor staying where it is (decision 36). */
export function toLatinDigits(field: HTMLInputElement): void {
  const latin = latinDigits(field.value);
  if (latin === field.value) return;
  const cursor = field.selectionStart;
  field.value = latin;
  field.setSelectionRange(cursor, cursor);
}
