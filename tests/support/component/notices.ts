import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { normalizeText } from '../browser/visible-text.ts';

/** Expects a notice with this title and text; an error is an `alert`. */
export const expectNotice = async (
  role: 'alert' | 'status',
  { title, body }: { readonly title: string; readonly body: string },
): Promise<void> => {
  const notices = page.getByRole(role).filter({ hasText: title });
  const texts = () => notices.elements().map(({ textContent }) => normalizeText(textContent));
  await expect.poll(() => texts().join(' ')).toContain(normalizeText(body));
};
