import { type RefObject, useEffect } from 'react';
import { parseJson } from '#core/browser/storage.ts';
import { onUserValuesDeleted, userSessionStore } from '#core/browser/user-storage.ts';

type TextField = HTMLInputElement | HTMLTextAreaElement;

/**
 * Stores the input of a form in this tab, to restore it after a reload, a language switch or back navigation. Passwords
 * and codes are never stored. `form.reset()`, `clearStoredInput` and a sign-out delete it. A form without a name is not
 * stored.
 */
export function useStoredInput(form: RefObject<HTMLFormElement | null>, name: string | undefined): void {
  useEffect(() => {
    const element = form.current;
    if (!element || name === undefined) return;
    restore(element, name);
    const store = () => write(element, name);
    const clear = () => clearStoredInput(name);
    element.addEventListener('input', store);
    element.addEventListener('reset', clear);
    const stop = onUserValuesDeleted(() => element.reset());
    return () => {
      stop();
      element.removeEventListener('input', store);
      element.removeEventListener('reset', clear);
    };
  }, [form, name]);
}

/** Deletes the stored input of a form after it was sent. */
export const clearStoredInput = (name: string): void => userSessionStore.remove(`lazaward-form-${name}`);

/** Returns the stored input of a form whose values are in a state, which the caller validates; null without any. */
export const readStoredInput = (name: string): unknown => parseJson(userSessionStore.read(`lazaward-form-${name}`));

/** Stores the input of a form whose values are in a state. */
export const writeStoredInput = (name: string, input: object): void =>
  userSessionStore.write(`lazaward-form-${name}`, JSON.stringify(input));

/** Fills in the fields that are unchanged since the page was loaded. */
const restore = (form: HTMLFormElement, name: string): void => {
  const stored = readStoredInput(name);
  const values: Readonly<Record<string, unknown>> = typeof stored === 'object' && stored !== null ? { ...stored } : {};
  for (const field of storedFields(form)) {
    const value = values[field.name];
    if (typeof value !== 'string' || value === field.value || field.value !== field.defaultValue) continue;
    field.value = value;
    // updates state that depends on the field
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  // input before hydration
  if (storedFields(form).some(({ value, defaultValue }) => value !== defaultValue)) write(form, name);
};

const write = (form: HTMLFormElement, name: string): void =>
  writeStoredInput(name, Object.fromEntries(storedFields(form).map((field) => [field.name, field.value])));

const storedFields = (form: HTMLFormElement): readonly TextField[] => [...form.elements].filter(isStoredField);

const isStoredField = (field: Element): field is TextField =>
  (field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && TEXT_TYPES.has(field.type))) &&
  field.name !== '' &&
  // a password that is displayed has the type `text`
  !/password|one-time-code/.test(field.autocomplete);

const TEXT_TYPES: ReadonlySet<string> = new Set(['text', 'email', 'tel', 'date', 'search']);
