import { randomBytes } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import type { ContentLanguage } from '#core/i18n/language.ts';
import type { StorefrontMessages } from '#core/i18n/storefront-messages.ts';
import type { StaffRole } from '#core/permissions/permissions.ts';
import type { CartItem } from '#features/cart/cart-item.ts';
import { findInCatalogue } from '#features/products/starter-catalogue/catalogue.ts';
import type { ShopInBrowser } from '#tests/support/browser.ts';
import { type Shipping, shippingField, shippingFields } from '../../../../scripts/lib/page.ts';

/** Key of the cart in `localStorage`. */
export const cartKey = 'lazaward-cart';

export const sessionKey = 'lazaward-session';

/** Input of the sign-up form. */
export type NewCustomer = {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly dob: string;
  readonly password: string;
};

/** Sign-up data with a new email address. */
export const newCustomer = (overrides: Partial<NewCustomer> = {}): NewCustomer => ({
  name: 'نادية حسين',
  email: `nadia-${randomBytes(5).toString('hex')}@example.com`,
  phone: '01012345678',
  dob: '1990-05-17',
  password: 'Lapis-1234',
  ...overrides,
});

/** Shipping address, in the customer's language. */
export const shippingFieldValue: Readonly<Record<ContentLanguage, Shipping>> = {
  ar: {
    fullName: 'نادية حسين',
    email: 'nadia@example.com',
    phone: '٠١٠١٢٣٤٥٦٧٨',
    address: '١٢ شارع المعز لدين الله، الدور الثالث',
    city: 'القاهرة',
    postalCode: '11511',
  },
  en: {
    fullName: 'Nadia Hussein',
    email: 'nadia@example.com',
    phone: '01012345678',
    address: '12 Al-Muizz Street, third floor',
    city: 'Cairo',
    postalCode: '11511',
  },
};

/** Fills in the checkout's form. */
export const fillShipping = async (page: Page, t: StorefrontMessages, shipping: Shipping): Promise<void> => {
  for (const name of shippingFields) await shippingField(page, t, name).fill(shipping[name]);
};

/** Field of the sign-up form, by label. */
export const signUpField = (page: Page, { auth, fields }: StorefrontMessages, name: keyof NewCustomer) =>
  page.getByRole('tabpanel', { name: auth.signup }).getByLabel(fields[name], { exact: true });

/** Fills in and submits the visible sign-up form. */
export const submitSignUp = async (page: Page, t: StorefrontMessages, customer: NewCustomer): Promise<void> => {
  await fillSignUp(page, t, customer);
  await signUpButton(page, t).click();
};

export const fillSignUp = async (page: Page, t: StorefrontMessages, customer: NewCustomer): Promise<void> => {
  for (const name of ['name', 'email', 'phone', 'dob', 'password'] as const) {
    await signUpField(page, t, name).fill(customer[name]);
  }
};

export const signUpButton = (page: Page, { auth }: StorefrontMessages): Locator =>
  page.getByRole('tabpanel', { name: auth.signup }).getByRole('button', { name: auth.signup, exact: true });

/** Creates an account and returns its session as stored on the device. */
export const storedSession = async (url: string, customer = newCustomer()): Promise<string> => {
  const { email, password, ...data } = customer;
  const response = await fetch(`${url}/auth/v1/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-supabase-api-version': '2024-01-01' },
    body: JSON.stringify({ email, password, data }),
  });
  const session = await response.text();
  if (!response.ok) throw new Error(session);
  return session;
};

/** Cart items as stored on the device, from quantities by product id. */
export const cartItems = (quantities: Readonly<Record<string, number>>, language: ContentLanguage): CartItem[] =>
  Object.entries(quantities).map(([id, quantity]) => {
    const { name, price, category } = productOf(id);
    return { id, name: name[language], price, image: `${id}/1`, category, quantity };
  });

/** Cart items as JSON for `localStorage`. */
export const storedCart = (quantities: Readonly<Record<string, number>>, language: ContentLanguage): string =>
  JSON.stringify(cartItems(quantities, language));

/** A product of the catalogue. */
export const productOf = (id: string) => {
  const product = findInCatalogue(id);
  if (!product) throw new Error(`unknown product ${id}`);
  return product;
};

/** Creates an account with a staff role, owner by default, and returns the `localStorage` entries of its session. */
export const storedAdmin = async (
  { url, database }: ShopInBrowser,
  customer: NewCustomer = newCustomer(),
  role: StaffRole = 'owner',
): Promise<Readonly<Record<string, string>>> => {
  const session = await storedSession(url, customer);
  await database.pool.query(
    `insert into user_roles (user_id, role, staff_role) select id, 'admin', $2 from auth.users where email = $1`,
    [customer.email, role],
  );
  return { [sessionKey]: session };
};
