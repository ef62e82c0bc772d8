import { expect, test } from 'vitest';
import { createIdempotencyKey, type Draft } from './draft.ts';
import { checkDraft, fieldsOfRefusal } from './validate-draft.ts';

const sound: Draft = {
  idempotencyKey: createIdempotencyKey(),
  shipping: {
    fullName: 'منى عبد الرحمن',
    email: 'mona@example.com',
    phone: '٠١٠ ١٢٣٤ ٥٦٧٨',
    address: '١٢ شارع الأزهر، الدور الثالث',
    city: 'القاهرة',
    postalCode: '١١٥١١',
  },
  isGift: true,
  giftWrap: true,
  giftMessage: ' ألف مبروك ',
  paymentMethod: 'cash_on_delivery',
  promoCode: null,
  keepsAddress: false,
  addressLabel: '',
};

test('digits of any script are accepted in phone and postal code', () => {
  expect(checkDraft(sound)).toMatchObject({
    isSound: true,
    shipping: { phone: '+201012345678', postalCode: '11511' },
    gift: { isGift: true, giftWrap: true, giftMessage: 'ألف مبروك' },
  });
});

test('an empty form names each field by its own code of specification 5', () => {
  const empty = { fullName: '', email: '', phone: '', address: '', city: '', postalCode: '' };
  expect(checkDraft({ ...sound, shipping: empty })).toEqual({
    isSound: false,
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

test('a gift message of 201 characters is too long, in a gift', () => {
  const long = { ...sound, giftMessage: 'ن'.repeat(201) };
  expect(checkDraft(long)).toEqual({ isSound: false, errors: { giftMessage: 'gift.messageMax' } });
  expect(checkDraft({ ...sound, giftMessage: 'ن'.repeat(200) }).isSound).toBe(true);
  expect(checkDraft({ ...long, isGift: false })).toMatchObject({
    isSound: true,
    gift: { isGift: false, giftWrap: false, giftMessage: null },
  });
});

test('an address that is to be kept needs a name, and only then', () => {
  expect(checkDraft({ ...sound, keepsAddress: true })).toEqual({
    isSound: false,
    errors: { addressLabel: 'required' },
  });
  expect(checkDraft({ ...sound, keepsAddress: true, addressLabel: ' المنزل ' })).toMatchObject({
    addressLabel: 'المنزل',
  });
  expect(checkDraft({ ...sound, addressLabel: 'المنزل' })).not.toHaveProperty('addressLabel');
});

test("the server's refused fields are shown under the same fields, and nonsense under none", () => {
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
