import type { Locator, Page } from 'playwright-core';
import type { ContentLanguage } from '#core/i18n/language.ts';
import type { StorefrontMessages } from '#core/i18n/storefront-messages.ts';
import { waitForStart } from '../lib/page.ts';
import { type Customer, cartIn } from './demo-customer.ts';

export type Screen = {
  readonly name: string;
  readonly path: string | ((customer: Customer) => string);
  /** Path of the opened page, if its address is only known when the screenshot is taken. */
  readonly opens?: string;
  /** Content of the browser's storage. */
  readonly stored?: (customer: Customer, language: ContentLanguage) => Readonly<Record<string, string>>;
  /** An overlay or fixed element is visible: only the viewport is captured. */
  readonly isWindow?: boolean;
  /** Selector of the only element that is captured. */
  readonly element?: string;
  /** The screen is of a shop that is not set up. */
  readonly isNewShop?: boolean;
  /** The discount dialog has not been answered yet. */
  readonly showsOffer?: boolean;
  /** Actions before the screenshot. */
  readonly prepare?: (page: Page, t: StorefrontMessages, language: ContentLanguage) => Promise<void>;
};

/** Storage of a visitor with a cart. */
export const cart = (language: ContentLanguage) => ({ 'lazaward-cart': JSON.stringify(cartIn(language)) });

/** Storage of a signed-in customer or admin. */
export const session = (customer: Customer) => ({ 'lazaward-session': customer.session });

/** Clicks a server-rendered element once it is hydrated. */
export const press = async (part: Locator): Promise<void> => {
  await waitForStart(part);
  await part.click();
};
