import type { Locator, Page } from 'playwright-core';
import type { StorefrontMessages } from '#core/i18n/storefront-messages.ts';

/** Waits until a server-rendered element is hydrated, so that a click on it has an effect. */
export const waitForStart = async (part: Locator): Promise<void> => {
  await part.waitFor();
  const isAlive = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'));
  while (!(await part.evaluate(isAlive))) {
    await part.page().keyboard.press('Shift');
    await part.page().waitForTimeout(50);
  }
};

export const shippingFields = ['fullName', 'email', 'phone', 'address', 'city', 'postalCode'] as const;
export type Shipping = Readonly<Record<(typeof shippingFields)[number], string>>;

/** A field of the checkout form by its label. */
export const shippingField = (page: Page, { fields }: StorefrontMessages, name: keyof Shipping) =>
  page.getByRole('main').getByLabel(fields[name], { exact: true });
