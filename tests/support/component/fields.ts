import { expect } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { findCoveredByNotices } from '../browser/visible-text.ts';
import { errorText } from '../error-text.ts';
import { faults } from './faults.ts';
import { language } from './render-component.tsx';

/** Error message under a field; empty for a valid one. */
export const errorUnder = (field: Locator): string => {
  const described = field.element().getAttribute('aria-describedby') ?? '';
  const id = described.split(' ').find((each) => each.endsWith('-error'));
  return id === undefined ? '' : (document.getElementById(id)?.innerText ?? '');
};

/** Expects the notice of the admin area about a request whose input the server refused. */
export const expectRefusalNotice = (): void => {
  expect(faults.splice(0)).toEqual([`Error: ${errorText('VALIDATION_FAILED', language)}`]);
};

/** Expects an invalid field to have its error, the focus and a notice with this title that covers none of it. */
export const expectInvalid = async (
  field: Locator,
  { error, title }: { readonly error: string; readonly title: string },
): Promise<void> => {
  await expect.poll(() => errorUnder(field)).toBe(error);
  await expect.element(field).toHaveFocus();
  const notice = page.getByRole('alert').filter({ hasText: title });
  await expect.element(notice.getByText(error, { exact: true })).toBeVisible();
  // a notice that moves aborts its animation
  await expect.poll(findCoveredByNotices).toEqual([]);
};
