import type { Page } from 'playwright-core';

/** Fields in sight that hold or hint at a phone number, an address or a code, and would write it from right to left. */
export const turnedFieldsOn = (page: Page): Promise<readonly string[]> =>
  page.locator('input:visible, textarea:visible').evaluateAll((fields) =>
    fields.flatMap((field) => {
      const { name, type, value, placeholder } = field as HTMLInputElement;
      const { direction, unicodeBidi } = getComputedStyle(field);
      const text = value || placeholder;
      const isWritten = !['checkbox', 'radio', 'range'].includes(type) && /[+@\d]/.test(text);
      if (!isWritten || /\p{Script=Arabic}/u.test(text) || direction === 'ltr' || unicodeBidi === 'plaintext')
        return [];
      return [`${name || type}: ${text}`];
    }),
  );
