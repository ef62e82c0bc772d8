import { randomBytes } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { findInCatalogue } from '../../catalogue/catalogue.ts';
import type { CartItem } from '../../domain/cart/cart-item.ts';
import type { Language } from '../../domain/language.ts';
import type { StorefrontMessages } from '../../locales/messages.ts';
import { type Shipping, shippingField, shippingFields } from '../../scripts/lib/page.ts';
import type { ShopInBrowser } from './browser.ts';

/** Under which names the device keeps things. */
export const cartKey = 'lazaward-cart';

export const sessionKey = 'lazaward-session';

/** What somebody writes into the sign-up form. */
export type NewCustomer = {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly dob: string;
  readonly password: string;
};

/** Somebody who has no account yet. */
export const newCustomer = (given: Partial<NewCustomer> = {}): NewCustomer => ({
  name: 'نادية حسين',
  email: `nadia-${randomBytes(5).toString('hex')}@example.com`,
  phone: '01012345678',
  dob: '1990-05-17',
  password: 'Lapis-1234',
  ...given,
});

/** Where an order goes, in the language of the shopper. */
export const shippingFieldValue: Readonly<Record<Language, Shipping>> = {
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
export const fillShipping = async (page: Page, words: StorefrontMessages, shipping: Shipping): Promise<void> => {
  for (const name of shippingFields) await shippingField(page, words, name).fill(shipping[name]);
};

/** The fields of the sign-up form by what their labels say. */
export const signUpField = (page: Page, { auth, fields }: StorefrontMessages, name: keyof NewCustomer) =>
  page.getByRole('tabpanel', { name: auth.signup }).getByLabel(fields[name], { exact: true });

/** Fills in the sign-up form, which must be in sight, and sends it. */
export const signUpHere = async (page: Page, words: StorefrontMessages, customer: NewCustomer): Promise<void> => {
  await fillSignUp(page, words, customer);
  await signUpButton(page, words).click();
};

export const fillSignUp = async (page: Page, words: StorefrontMessages, customer: NewCustomer): Promise<void> => {
  for (const name of ['name', 'email', 'phone', 'dob', 'password'] as const) {
    await signUpField(page, words, name).fill(customer[name]);
  }
};

export const signUpButton = (page: Page, { auth }: StorefrontMessages): Locator =>
  page.getByRole('tabpanel', { name: auth.signup }).getByRole('button', { name: auth.signup, exact: true });

/** Makes an account and answers with the session as a signed-in device keeps it. */
export const storedSession = async (url: string, customer = newCustomer()): Promise<string> => {
  const { email, password, ...data } = customer;
  const answer = await fetch(`${url}/auth/v1/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-supabase-api-version': '2024-01-01' },
    body: JSON.stringify({ email, password, data }),
  });
  const session = await answer.text();
  if (!answer.ok) throw new Error(session);
  return session;
};

/** The lines of a cart as the device keeps them: so many pieces of each product. */
export const cartItems = (wanted: Readonly<Record<string, number>>, language: Language): CartItem[] =>
  Object.entries(wanted).map(([id, quantity]) => {
    const { name, price, category } = productOf(id);
    return { id, name: name[language], price, image: `${id}/1`, category, quantity };
  });

/** The same, ready to be stored. */
export const storedCart = (wanted: Readonly<Record<string, number>>, language: Language): string =>
  JSON.stringify(cartItems(wanted, language));

/** A product that the shop is known to sell. */
export const productOf = (id: string) => {
  const product = findInCatalogue(id);
  if (!product) throw new Error(`${id} is not in the catalogue`);
  return product;
};

/** Makes an account with the role admin and answers what its device keeps. */
export const storedAdmin = async (
  { url, database }: ShopInBrowser,
  customer: NewCustomer = newCustomer(),
): Promise<Readonly<Record<string, string>>> => {
  const session = await storedSession(url, customer);
  await database.pool.query(
    `insert into user_roles (user_id, role) select id, 'admin' from auth.users where email = $1`,
    [customer.email],
  );
  return { [sessionKey]: session };
};
