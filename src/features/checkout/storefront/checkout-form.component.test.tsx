import { expect, onTestFinished, test, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import type { ValidationCode } from '#core/forms/validation.ts';
import { formatMoney, formatNumber } from '#core/i18n/format.ts';
import { findCoveredByNotices, normalizeText } from '#tests/support/browser/visible-text.ts';
import { accessibilityViolations } from '#tests/support/component/accessibility-violations.ts';
import { errorUnder } from '#tests/support/component/fields.ts';
import { language, messagesFor } from '#tests/support/component/render-component.tsx';
import { holdRequests, signInCustomer } from '#tests/support/component/visitor.ts';
import { openCheckout } from '../testing/open-checkout.tsx';
import { type ShippingField, shippingFields } from './draft.ts';

const shipping: Readonly<Record<ShippingField, string>> = {
  fullName: 'نادية حسين',
  email: 'nadia@example.com',
  phone: '01012345678',
  address: '١٢ شارع المعز لدين الله، الدور الثالث',
  city: 'القاهرة',
  postalCode: '11511',
};

const long = (length: number) => 'ن'.repeat(length);

const wrong: readonly (readonly [ShippingField, input: string, code: ValidationCode])[] = [
  ['fullName', 'ن', 'shipping.fullName'],
  ['fullName', long(101), 'shipping.fullNameMax'],
  ['email', 'nadia@', 'shipping.email'],
  ['email', `${'n'.repeat(250)}@example.com`, 'shipping.emailMax'],
  ['phone', '0', 'shipping.phone'],
  ['phone', 'nadia', 'shipping.phone'],
  ['address', 'شارع', 'shipping.address'],
  ['address', long(201), 'shipping.addressMax'],
  ['city', 'ق', 'shipping.city'],
  ['city', long(101), 'shipping.cityMax'],
  ['postalCode', '12', 'shipping.postalCode'],
  ['postalCode', '1'.repeat(21), 'shipping.postalCodeMax'],
];

type OpenCheckout = Awaited<ReturnType<typeof openCheckout>>;

const fillIn = async ({ fieldOf }: Pick<OpenCheckout, 'fieldOf'>, changed: Partial<typeof shipping> = {}) => {
  for (const name of shippingFields) await fieldOf(name).fill(changed[name] ?? shipping[name]);
};

const listOrders = async (userId: string) =>
  (await commands.query('select shipping_info from orders where user_id = $1', [userId])).map(
    (row) => row['shipping_info'],
  );

test('an invalid field has its error, the focus and a notice until it is edited, and nothing is ordered', async () => {
  const { id } = await signInCustomer();
  const opened = await openCheckout();
  const { validation, notices, fieldOf, place } = opened;
  await fillIn(opened);
  const { title, body } = notices.checkout.validation;
  const notice = page.getByRole('alert').filter({ hasText: title });
  for (const [name, input, code] of wrong) {
    const field = fieldOf(name);
    await field.fill(input);
    await place.click();
    await expect.poll(() => errorUnder(field), { message: `${name}: ${input}` }).toBe(validation[code]);
    await expect.element(field).toHaveAttribute('aria-invalid', 'true');
    await expect.element(field).toHaveFocus();
    await expect.element(notice.getByText(body, { exact: true })).toBeVisible();
    await expect.poll(findCoveredByNotices, { message: `under the notice: ${name}` }).toEqual([]);
    await field.fill(shipping[name]);
    await expect.element(notice).not.toBeInTheDocument();
    await expect.poll(() => errorUnder(field)).toBe('');
  }
  expect(await listOrders(id)).toEqual([]);
});

/** Shrinks the visual viewport, as an on-screen keyboard does. */
const openKeyboard = () => {
  if (!visualViewport) throw new Error('The browser has no visual viewport');
  const viewport = visualViewport;
  Object.defineProperty(viewport, 'height', { configurable: true, get: () => 500 });
  viewport.dispatchEvent(new Event('resize'));
  onTestFinished(() => {
    Reflect.deleteProperty(viewport, 'height');
    viewport.dispatchEvent(new Event('resize'));
  });
};

test('an empty form has an error under each required field and the focus on the first, also above an on-screen keyboard', async () => {
  const { validation, fieldOf, place } = await openCheckout();
  await place.click();
  for (const [name, , code] of wrong.filter(([, , each]) => !each.endsWith('Max'))) {
    await expect.poll(() => errorUnder(fieldOf(name))).toBe(validation[code]);
    await expect.element(fieldOf(name)).toHaveAttribute('required');
  }
  await expect.element(fieldOf('fullName')).toHaveFocus();
  await expect.poll(findCoveredByNotices).toEqual([]);
  expect(await accessibilityViolations()).toEqual([]);
  openKeyboard();
  await expect.poll(findCoveredByNotices).toEqual([]);
  await place.click();
  await expect.poll(findCoveredByNotices).toEqual([]);
});

test('an address has the direction of its text, aligned to the start side of the page', async () => {
  const { fieldOf } = await openCheckout();
  const side = language === 'ar' ? 'right' : 'left';
  for (const name of ['fullName', 'address'] as const) {
    const styleFor = async (text: string) => {
      await fieldOf(name).fill(text);
      const { direction, textAlign } = getComputedStyle(fieldOf(name).element());
      return [direction, textAlign];
    };
    expect(await styleFor('19 Gomhoria Street')).toEqual(['ltr', side]);
    expect(await styleFor('19 شارع الجمهورية')).toEqual(['rtl', side]);
  }
});

/** Renders the checkout of a gift. */
const openGift = async () => {
  const opened = await openCheckout();
  const { gift } = opened.checkout;
  const isGift = page.getByRole('checkbox', { name: gift.isGift });
  await expect.element(page.getByLabelText(gift.wrap)).not.toBeVisible();
  await isGift.click();
  return { ...opened, gift, isGift, message: page.getByRole('textbox', { name: gift.message, exact: false }) };
};

test('gift wrapping and message appear for a gift only, with a counter next to the message', async () => {
  const { gift, isGift, message, validation, place, ...opened } = await openGift();
  const counter = (used: number) =>
    page.getByText(gift.counter({ used: formatNumber(used, language), max: formatNumber(200, language) }), {
      exact: true,
    });
  await expect.element(page.getByRole('checkbox', { name: gift.wrap })).toBeVisible();
  await expect.element(counter(0)).toBeVisible();
  await message.fill('مبروك 🎁');
  await expect.element(counter(7)).toBeVisible();
  await message.fill(long(201));
  await fillIn(opened);
  await place.click();
  await expect.poll(() => errorUnder(message)).toBe(validation['gift.messageMax']);
  await isGift.click();
  await expect.element(page.getByLabelText(gift.wrap)).not.toBeVisible();
});

test('the gift card is previewed in the language and direction of its message', async () => {
  const { gift, message } = await openGift();
  const card = page.getByRole('figure', { name: gift.preview }).getByRole('paragraph');
  for (const [text, lang, direction] of [
    ['  ألف مبروك يا Sara  ', 'ar', 'rtl'],
    ['Congratulations يا سارة', 'en', 'ltr'],
  ] as const) {
    await message.fill(text);
    await expect.element(card).toHaveTextContent(text.trim());
    await expect.element(card).toHaveAttribute('lang', lang);
    expect(getComputedStyle(card.element()).direction).toBe(direction);
  }
  await message.fill(' ');
  await expect.element(card).not.toBeInTheDocument();
});

test('the summary shows each product with its quantity and total', async () => {
  const quantities = { 'cup-tea-01': 2, 'plate-lotus-01': 1 } as const;
  const { products } = await openCheckout({ quantities });
  const { orderSummary } = await messagesFor('cart');
  const title = page.getByText(orderSummary.title, { exact: true }).first();
  await expect.element(title).toBeVisible();
  // collapsed on a phone
  if (innerWidth < 1024) await title.click();
  expect(products).toHaveLength(2);
  for (const { id, name, price } of products) {
    const quantity = Reflect.get(quantities, id);
    const item = page.getByRole('listitem').filter({ hasText: name });
    await expect.element(item).toBeVisible();
    const text = normalizeText(item.element().textContent);
    expect(text).toContain(normalizeText(formatMoney(quantity * price, language)));
    expect(text).toContain(formatNumber(quantity, language));
  }
});

test('phone and postal code accept Arabic digits; the button shows that the order is sent, and then that it is placed', async () => {
  // the chat with the seller
  vi.spyOn(window, 'open').mockReturnValue(null);
  const { id } = await signInCustomer();
  const confirmation = Promise.withResolvers<void>();
  const opened = await openCheckout({ confirmation: confirmation.promise });
  const { checkout, place } = opened;
  await fillIn(opened, { phone: '٠١٠ ١٢٣٤-٥٦٧٨', postalCode: '١١٥١١' });
  const send = await holdRequests('/api/orders');
  await place.click();
  const sending = page.getByRole('button', { name: checkout.processing, exact: true });
  await expect.element(sending).toHaveAttribute('aria-busy', 'true');
  await send();
  await expect.element(page.getByRole('button', { name: checkout.placed, exact: true })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: checkout.title, exact: true })).toBeVisible();
  confirmation.resolve();
  expect(await listOrders(id)).toEqual([expect.objectContaining({ phone: '+201012345678', postalCode: '11511' })]);
});
