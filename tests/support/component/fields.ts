import type { Locator } from 'vitest/browser';

/** Error message under a field; empty for a valid one. */
export const errorUnder = (field: Locator): string => {
  const described = field.element().getAttribute('aria-describedby') ?? '';
  const id = described.split(' ').find((each) => each.endsWith('-error'));
  return id === undefined ? '' : (document.getElementById(id)?.innerText ?? '');
};
