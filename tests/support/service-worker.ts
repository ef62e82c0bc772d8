import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Waits until the service worker controls the open page and has cached it. */
export const waitForServiceWorker = async (page: Page): Promise<void> => {
  await expect.poll(() => page.evaluate(isKeptOpen)).toBe(true);
};

const isKeptOpen = async (): Promise<boolean> => {
  if (!navigator.serviceWorker.controller) return false;
  const cachedRequests = await (await caches.open('lazaward-pages')).keys();
  const { lang } = document.documentElement;
  return cachedRequests.some(({ url }) => new URL(url).pathname === `/${lang}${location.pathname}`);
};
