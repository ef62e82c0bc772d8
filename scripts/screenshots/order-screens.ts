import type { Page } from 'playwright-core';
import type { ContentLanguage } from '#core/i18n/language.ts';
import { loadMessages } from '#core/i18n/messages.ts';
import { defaultPublicSettings } from '#features/settings/server/default-settings.ts';
import type { Customer, OrderExample } from './demo-customer.ts';
import { cart, press, type Screen, session } from './screen.ts';

/** The page of a new order, which needs nothing but the order. */
export const confirmationScreen: Screen = {
  name: 'order-confirmation',
  path: ({ orderNumber }) => `/order-confirmation/${orderNumber}`,
  opens: '/order-confirmation/ORD-1',
  stored: session,
  prepare: async (page, { confirmation }) => {
    await page.getByRole('heading', { level: 1, name: confirmation.title, exact: true }).waitFor();
  },
};

const order = (name: string, example: OrderExample, changes: Partial<Screen> = {}): Screen => ({
  name: `order-${name}`,
  path: ({ orders }) => `/order-confirmation/${orders?.[example] ?? ''}`,
  stored: session,
  prepare: (page) => waitForOrder(page),
  ...changes,
});

/** Pages of orders that are paid, sent and returned in many ways; the shop of the admin screens has such orders. */
export const orderScreens: readonly Screen[] = [
  order('parcel', 'parcel'),
  order('delivered', 'delivered'),
  order('return-form', 'delivered', {
    isWindow: true,
    prepare: async (page, _texts, language) => {
      await waitForOrder(page);
      const { open } = await loadMessages('returns', language, defaultPublicSettings);
      await press(page.getByRole('button', { name: open, exact: true }));
      await page.getByRole('dialog').waitFor();
    },
  }),
  order('returning', 'returning'),
  order('transfer', 'transfer'),
  order('transfer-sent', 'proof'),
  order('unpaid', 'unpaid'),
  order('payment-failed', 'failed'),
  order('other-ways', 'failed', {
    prepare: async (page, _texts, language) => {
      await waitForOrder(page);
      const { otherWay } = await loadMessages('payment', language, defaultPublicSettings);
      await press(page.getByRole('button', { name: otherWay, exact: true }));
    },
  }),
  {
    name: 'account-orders',
    path: '/account',
    stored: session,
    prepare: async (page) => {
      await page.getByText(/^ORD-/).first().waitFor();
    },
  },
  {
    name: 'checkout-cards',
    path: '/checkout',
    stored: (customer: Customer, language: ContentLanguage) => ({ ...cart(language), ...session(customer) }),
    prepare: (page, { checkout }) => page.getByRole('radio', { name: checkout.newAddress }).waitFor(),
  },
];

const waitForOrder = (page: Page): Promise<void> => page.locator('main .cartouche').first().waitFor();
