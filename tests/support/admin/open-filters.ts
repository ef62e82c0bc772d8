import type { Page } from 'playwright-core';
import type { Messages } from '#core/i18n/messages.ts';

/** Opens the filters of an unfiltered list, which are behind a button on phones. */
export const openFilters = async (page: Page, { list }: Messages['admin']['layout']): Promise<void> => {
  if ((page.viewportSize()?.width ?? 0) < 768) await page.getByRole('button', { name: list.filters(0) }).click();
};
