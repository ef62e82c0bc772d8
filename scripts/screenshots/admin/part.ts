import type { Page } from 'playwright-core';
import type { ContentLanguage } from '#core/i18n/language.ts';
import { loadMessages, type Messages } from '#core/i18n/messages.ts';
import { defaultPublicSettings } from '#features/settings/server/default-settings.ts';
import { type Screen, session } from '../screen.ts';

/** A screen of the admin area at a path below `/admin`; without more it is a list. */
export const part = (name: string, path: string, changes: Partial<Screen> = {}): Screen => ({
  name: `admin-${name}`,
  path: `/admin/${path}`,
  stored: session,
  prepare: waitForList,
  ...changes,
});

export const adminTexts = (language: ContentLanguage): Promise<Messages['admin']> =>
  loadMessages('admin', language, defaultPublicSettings);

export const waitForList = (page: Page): Promise<void> => page.locator('tbody tr').first().waitFor();

export const waitForForm = (page: Page): Promise<void> => page.locator('main form').first().waitFor();

export const waitForCards = (page: Page): Promise<void> => page.getByRole('article').first().waitFor();

export const openFirstRow = async (page: Page): Promise<void> => {
  await waitForList(page);
  await page.locator('tbody button[aria-expanded=false]').first().click();
  await page.locator('tbody tr[id]').first().waitFor();
};

/** Presses the first button with this name. */
export const pressFirst = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).first().click();
