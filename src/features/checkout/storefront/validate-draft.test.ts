import { expect, test } from 'vitest';
import { createIdempotencyKey } from '#core/browser/idempotency-key.ts';
import type { Draft } from './draft.ts';
import { checkDraft, fieldsOfRefusal, quantityRefused } from './validate-draft.ts';

const validDraft: Draft = {
  idempotencyKey: createIdempotencyKey(),
  shipping: {
    fullName: 'منى عبد الرحمن',
    email: 'mona@example.com',
    phone: '٠١٠ ١٢٣٤ ٥٦٧٨',
    address: '١٢ شارع الأزهر، الدور الثالث',
    city: 'القاهرة',
    postalCode: '١١٥١١',
    governorate: '',
  },
  isGift: true,
  giftWrap: true,
  giftMessage: ' ألف مبروك ',
  paymentMethod: 'cash_on_delivery',
  promoCode: null,
  keepsAddress: false,
  addressLabel: '',
};

const noRequirements = { isGovernorateMissing: false, isCashAccepted: true };

test('accepts digits of any script in phone and postal code', () => {
  expect(checkDraft(validDraft, noRequirements)).toMatchObject({
    isValid: true,
    shipping: { phone: '+201012345678', postalCode: '11511' },
    gift: { isGift: true, giftWrap: true, giftMessage: 'ألف مبروك' },
  });
});

test('reports the specified code for each field of an empty form', () => {
  const empty = { fullName: '', email: '', phone: '', address: '', city: '', postalCode: '', governorate: '' } as const;
  expect(checkDraft({ ...validDraft, shipping: empty }, noRequirements)).toEqual({
    isValid: false,
    errors: {
      fullName: 'shipping.fullName',
      email: 'shipping.email',
      phone: 'shipping.phone',
      address: 'shipping.address',
      city: 'shipping.city',
      postalCode: 'shipping.postalCode',
    },
  });
});

test('refuses a gift message of 201 characters if the order is a gift', () => {
  const long = { ...validDraft, giftMessage: 'ن'.repeat(201) };
  expect(checkDraft(long, noRequirements)).toEqual({ isValid: false, errors: { giftMessage: 'gift.messageMax' } });
  expect(checkDraft({ ...validDraft, giftMessage: 'ن'.repeat(200) }, noRequirements).isValid).toBe(true);
  expect(checkDraft({ ...long, isGift: false }, noRequirements)).toMatchObject({
    isValid: true,
    gift: { isGift: false, giftWrap: false, giftMessage: null },
  });
});

test('requires a label only if the address is to be saved', () => {
  expect(checkDraft({ ...validDraft, keepsAddress: true }, noRequirements)).toEqual({
    isValid: false,
    errors: { addressLabel: 'required' },
  });
  expect(checkDraft({ ...validDraft, keepsAddress: true, addressLabel: ' المنزل ' }, noRequirements)).toMatchObject({
    addressLabel: 'المنزل',
  });
  expect(checkDraft({ ...validDraft, addressLabel: 'المنزل' }, noRequirements)).not.toHaveProperty('addressLabel');
});

test("maps the server's field errors to form fields and ignores invalid ones", () => {
  expect(
    fieldsOfRefusal([
      { path: 'shipping.phone', code: 'shipping.phone' },
      { path: 'gift.giftMessage', code: 'gift.messageMax' },
      { path: 'lines', code: 'no code of ours' },
      { code: 'generic' },
    ]),
  ).toEqual({ phone: 'shipping.phone', giftMessage: 'gift.messageMax' });
  expect(fieldsOfRefusal('nothing')).toEqual({});
});

test('finds the refusal of too many pieces, in the language of the page', () => {
  const localizedMessage = { ar: 'الحد الأقصى ٥ قطع لكل منتج', en: 'Maximum quantity is 5 per item' };
  const issue = { path: 'lines.1.quantity', code: 'cart.quantityMax', localizedMessage };
  expect(quantityRefused([issue], 'en')).toBe(localizedMessage.en);
  expect(quantityRefused([issue], 'ar')).toBe(localizedMessage.ar);
  expect(quantityRefused([{ path: 'shipping.phone', code: 'shipping.phone', localizedMessage }], 'en')).toBeNull();
  expect(quantityRefused(undefined, 'en')).toBeNull();
});

test('sends the chosen governorate', () => {
  const draft = { ...validDraft, shipping: { ...validDraft.shipping, city: 'السلام', governorate: 'cairo' } } as const;
  expect(checkDraft(draft, noRequirements)).toMatchObject({ isValid: true, shipping: { governorate: 'cairo' } });
  expect(checkDraft(validDraft, noRequirements)).not.toHaveProperty('shipping.governorate');
});

test('requires a governorate where the destination is needed and unknown, and another payment method where cash is refused', () => {
  expect(checkDraft(validDraft, { isGovernorateMissing: true, isCashAccepted: false })).toEqual({
    isValid: false,
    errors: { governorate: 'shipping.governorate', paymentMethod: 'payment.cashOnDelivery' },
  });
  const byCard = { ...validDraft, paymentMethod: 'card_link' } as const;
  expect(checkDraft(byCard, { isGovernorateMissing: false, isCashAccepted: false }).isValid).toBe(true);
});
