import { type RefObject, useEffect } from 'react';
import { parseJson } from '#core/browser/storage.ts';
import { onUserValuesDeleted, userSessionStore } from '#core/browser/user-storage.ts';

type TextField = HTMLInputElement | HTMLTextAreaElement;

/**
 * Keeps the input of a form in this tab over a reload, the language switch and back navigation. Passwords and
 * codes are never stored. `form.reset()`, `clearKeptInput` and a sign-out delete it. A form without a name is not stored.
 */
export function useKeptInput(form: RefObject<HTMLFormElement | null>, name: string | undefined): void {
  useEffect(() => {
    const element = form.current;
    if (!element || name === undefined) return;
    restore(element, name);
    const keep = () => write(element, name);
    const clear = () => clearKeptInput(name);
    element.addEventListener('input', keep);
    element.addEventListener('reset', clear);
    const stop = onUserValuesDeleted(() => element.reset());
    return () => {
      stop();
      element.removeEventListener('input', keep);
      element.removeEventListener('reset', clear);
    };
  }, [form, name]);
}

/** Deletes the stored input of a form after it was sent. */
export const clearKeptInput = (name: string): void => userSessionStore.remove(`lazaward-form-${name}`);

/** Returns the stored input of a form whose values are in a state, which the caller validates; null without any. */
export const readKeptInput = (name: string): unknown => parseJson(userSessionStore.read(`lazaward-form-${name}`));

/** Stores the input of a form whose values are in a state. */
export const writeKeptInput = (name: string, input: object): void =>
  userSessionStore.write(`lazaward-form-${name}`, JSON.stringify(input));

/** Fills in the fields that are unchanged since the page was loaded. */
const restore = (form: HTMLFormElement, name: string): void => {
  const stored = readKeptInput(name);
  const values: Readonly<Record<string, unknown>> = typeof stored === 'object' && stored !== null ? { ...stored } : {};
  for (const field of keptFields(form)) {
    const value = values[field.name];
    if (typeof value !== 'string' || value === field.value || field.value !== field.defaultValue) continue;
    field.value = value;
    // for state that follows the field
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  // entered before the page was hydrated
  if (keptFields(form).some(({ value, defaultValue }) => value !== defaultValue)) write(form, name);
};

const write = (form: HTMLFormElement, name: string): void =>
  writeKeptInput(name, Object.fromEntries(keptFields(form).map((field) => [field.name, field.value])));

const keptFields = (form: HTMLFormElement): readonly TextField[] => [...form.elements].filter(isStoredField);

const isStoredField = (field: Element): field is TextField =>
  (field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && TEXT_TYPES.has(field.type))) &&
  field.name !== '' &&
  // a visible password has the type of a text
  !/password|one-time-code/.test(field.autocomplete);

const TEXT_TYPES: ReadonlySet<string> = new Set(['text', 'email', 'tel', 'date', 'search']);
