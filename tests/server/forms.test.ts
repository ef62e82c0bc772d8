import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { AddressForm, ContactForm, GiftOptions, NewsletterForm } from '#core/forms/forms.ts';
import { fieldErrors, type ValidationCode } from '#core/forms/validation.ts';
import { SignInForm, signUpForm } from '#features/auth/sign-in-forms.ts';
import { ShippingForm } from '#features/shipping/shipping-address.ts';

const today = new Date('2026-03-14T10:00:00Z');
const SignUpForm = signUpForm(today);

const mona = {
  name: 'منى صلاح',
  email: 'mona@example.com',
  phone: '01012345678',
  dob: '1990-05-01',
  password: 'Lotus2026',
};
const delivery = {
  fullName: 'Mona Salah',
  email: 'mona@example.com',
  phone: '+201012345678',
  address: '12 Nile Street, flat 5',
  city: 'Aswan',
  postalCode: '81511',
};
const question = { name: 'Mona', email: 'mona@example.com', subject: 'Plates', message: 'Do you ship to Luxor?' };

type Schema = v.GenericSchema<unknown, Record<string, unknown>>;
/** The code of one field of an otherwise valid form, or the field's parsed value. */
function readField(schema: Schema, good: Record<string, unknown>, field: string, input: unknown): unknown {
  const read = v.safeParse(schema, { ...good, [field]: input });
  if (read.success) return read.output[field];
  const errors = fieldErrors(read.issues);
  expect(Object.keys(errors)).toEqual([field]);
  return errors[field];
}

type Wrong = [field: string, typed: unknown, code: ValidationCode];
type Right = [field: string, typed: unknown, value: unknown];

describe('sign-up form', () => {
  test.each<Wrong>([
    ['name', '', 'name.min'],
    ['name', ' م ', 'name.min'],
    ['name', 'ـــ\u200Fم', 'name.min'],
    ['name', 'ن'.repeat(101), 'name.max'],
    ['name', 'Mona2', 'name.letters'],
    ['name', 'Mona_Salah', 'name.letters'],
    ['name', "O'Neil", 'name.letters'],
    ['name', '\u064B\u064B', 'name.letters'],
    ['name', 7, 'required'],
    ['email', '', 'email.invalid'],
    ['email', 'mona', 'email.invalid'],
    ['email', 'mona@example', 'email.invalid'],
    ['email', 'mo na@example.com', 'email.invalid'],
    ['email', 'mona@@example.com', 'email.invalid'],
    ['email', '.mona@example.com', 'email.invalid'],
    ['email', 'mona@-example.com', 'email.invalid'],
    ['email', `${'m'.repeat(244)}@example.com`, 'email.max'],
    ['phone', '', 'phone.format'],
    ['phone', '+', 'phone.format'],
    ['phone', '5', 'phone.format'],
    ['phone', '+0123456', 'phone.format'],
    ['phone', '0223456789', 'phone.format'],
    ['phone', '01312345678', 'phone.format'],
    ['phone', '+1234567890123456', 'phone.format'],
    ['phone', '+2010abc', 'phone.format'],
    ['phone', '1'.repeat(21), 'phone.max'],
    ['dob', '', 'dob.format'],
    ['dob', '01/05/1990', 'dob.format'],
    ['dob', '1990-5-1', 'dob.format'],
    ['dob', '2023-02-29', 'dob.format'],
    ['dob', '1990-13-01', 'dob.format'],
    ['dob', '2014-01-01', 'dob.min'],
    ['dob', '2030-01-01', 'dob.min'],
    ['dob', '1905-12-31', 'dob.max'],
    ['password', '', 'password.min'],
    ['password', 'Lotus26', 'password.min'],
    ['password', `Lo2${'x'.repeat(70)}`, 'password.max'],
    ['password', `Lo2${'ن'.repeat(35)}`, 'password.bytes'],
    ['password', 'lotus2026', 'password.upper'],
    ['password', 'LOTUS2026', 'password.lower'],
    ['password', 'LotusLotus', 'password.number'],
  ])('%s %j is refused with %s', (field, input, code) => {
    expect(readField(SignUpForm, mona, field, input)).toBe(code);
  });

  test.each<Right>([
    ['name', '  Zoe\u0308 ', 'Zoë'],
    ['name', 'عبد الرحمٰن', 'عبد الرحمٰن'],
    ['name', 'मीरा', 'मीरा'],
    ['name', '李娜', '李娜'],
    ['name', 'ن'.repeat(100), 'ن'.repeat(100)],
    ['email', ' Mona.Salah+shop@Example.co.uk ', 'Mona.Salah+shop@Example.co.uk'],
    ['email', "o'neil@xn--mgbaam7a8h.xn--4gbrim", "o'neil@xn--mgbaam7a8h.xn--4gbrim"],
    ['email', `${'m'.repeat(243)}@example.com`, `${'m'.repeat(243)}@example.com`],
    ['phone', '01012345678', '+201012345678'],
    ['phone', '٠١٠ ١٢٣٤ ٥٦٧٨', '+201012345678'],
    ['phone', '۰۱۵-۱۲۳۴-۵۶۷۸', '+201512345678'],
    ['phone', '0020 (10) 1234–5678', '+201012345678'],
    ['phone', '\u2066+20 101 234 5678\u2069', '+201012345678'],
    ['phone', '201012345678', '+201012345678'],
    ['phone', '12', '+12'],
    ['phone', '+123456789012345', '+123456789012345'],
    ['dob', '٢٠١٣-١٢-٣١', '2013-12-31'],
    ['dob', '1906-01-01', '1906-01-01'],
    ['dob', '2004-02-29', '2004-02-29'],
    ['password', ' Lotus 26', ' Lotus 26'],
    ['password', `Lo2${'x'.repeat(69)}`, `Lo2${'x'.repeat(69)}`],
  ])('%s %j is parsed to %j', (field, input, value) => {
    expect(readField(SignUpForm, mona, field, input)).toBe(value);
  });

  test('reports every field of an empty form', () => {
    const read = v.safeParse(SignUpForm, { name: '', email: '', phone: '', dob: '', password: '' });
    expect(fieldErrors(read.issues ?? [])).toEqual({
      name: 'name.min',
      email: 'email.invalid',
      phone: 'phone.format',
      dob: 'dob.format',
      password: 'password.min',
    });
  });

  test('requires a missing field and refuses an unknown one', () => {
    const { phone: _, ...withoutPhone } = mona;
    expect(readField(SignUpForm, withoutPhone, 'phone', undefined)).toBe('required');
    expect(fieldErrors(v.safeParse(SignUpForm, withoutPhone).issues ?? [])).toEqual({ phone: 'required' });
    expect(readField(SignUpForm, mona, 'role', 'admin')).toBe('generic');
  });

  test("computes the age from Cairo's current year", () => {
    const newYearInCairo = signUpForm(new Date('2026-12-31T22:30:00Z'));
    expect(readField(newYearInCairo, mona, 'dob', '2014-06-01')).toBe('2014-06-01');
  });
});

describe('sign-in form', () => {
  test.each<Wrong>([
    ['email', 'mona', 'email.invalid'],
    ['email', `${'m'.repeat(244)}@example.com`, 'email.max'],
    // as a browser encodes an Arabic comma behind the address
    ['email', 'mona@example.xn--com-nwe', 'email.invalid'],
    ['password', '', 'password.required'],
    ['password', 'x'.repeat(73), 'password.max'],
    ['password', 'ن'.repeat(37), 'password.bytes'],
  ])('%s %j is refused with %s', (field, input, code) => {
    expect(readField(SignInForm, { email: mona.email, password: mona.password }, field, input)).toBe(code);
  });

  test('accepts an old password that is weak by the current rules', () => {
    expect(v.is(SignInForm, { email: mona.email, password: 'x' })).toBe(true);
  });
});

describe('shipping form', () => {
  test.each<Wrong>([
    ['fullName', 'M', 'shipping.fullName'],
    ['fullName', 'x'.repeat(101), 'shipping.fullNameMax'],
    ['email', 'mona@', 'shipping.email'],
    ['email', `${'m'.repeat(244)}@example.com`, 'shipping.emailMax'],
    ['phone', '0', 'shipping.phone'],
    ['phone', '1', 'shipping.phone'],
    ['phone', '1234567890123456', 'shipping.phone'],
    ['phone', '123456789012345678901', 'shipping.phoneMax'],
    ['address', '12 Nile S', 'shipping.address'],
    ['address', 'x'.repeat(201), 'shipping.addressMax'],
    ['city', 'A', 'shipping.city'],
    ['city', 'x'.repeat(101), 'shipping.cityMax'],
    ['postalCode', '12', 'shipping.postalCode'],
    ['postalCode', '1'.repeat(21), 'shipping.postalCodeMax'],
    ['postalCode', undefined, 'required'],
    ['userId', 'somebody', 'generic'],
  ])('%s %j is refused with %s', (field, input, code) => {
    expect(readField(ShippingForm, delivery, field, input)).toBe(code);
  });

  test.each<Right>([
    ['fullName', 'منـى صلاح 2', 'منى صلاح 2'],
    ['phone', '٠١١ ١٢٣٤ ٥٦٧٨', '+201112345678'],
    ['address', '12 Nile St\nflat 5', '12 Nile St flat 5'],
    ['address', 'x'.repeat(200), 'x'.repeat(200)],
    ['city', 'قنا', 'قنا'],
    ['postalCode', ' ٨١٥١١ ', '81511'],
    ['postalCode', 'SW1A 1AA', 'SW1A 1AA'],
  ])('%s %j is parsed to %j', (field, input, value) => {
    expect(readField(ShippingForm, delivery, field, input)).toBe(value);
  });

  test('requires a label for a saved address, which is not the default unless it says so', () => {
    const { email: _, ...address } = delivery;
    expect(v.parse(AddressForm, { ...address, label: 'Home' })).toEqual({
      ...address,
      label: 'Home',
      isDefault: false,
    });
    expect(readField(AddressForm, address, 'label', ' ')).toBe('required');
  });
});

describe('contact form', () => {
  test.each<Wrong>([
    ['name', 'M', 'name.min'],
    ['name', 'x'.repeat(101), 'name.max'],
    ['email', 'x', 'email.invalid'],
    ['email', `${'m'.repeat(244)}@example.com`, 'email.max'],
    ['subject', 'Hey', 'subject.min'],
    ['subject', 'x'.repeat(201), 'subject.max'],
    ['message', 'Too short', 'message.min'],
    ['message', 'x'.repeat(2001), 'message.max'],
    ['name', undefined, 'required'],
    ['email', undefined, 'required'],
    ['subject', undefined, 'required'],
    ['message', undefined, 'required'],
  ])('%s %j is refused with %s', (field, input, code) => {
    expect(readField(ContactForm, question, field, input)).toBe(code);
  });

  test('keeps the lines of a message, and counts an emoji once', () => {
    expect(readField(ContactForm, question, 'message', 'Hello,\r\nwhere are you?')).toBe('Hello,\nwhere are you?');
    expect(readField(ContactForm, question, 'message', '🪷'.repeat(2000))).toBe('🪷'.repeat(2000));
  });

  test('newsletter form requires an e-mail address', () => {
    expect(readField(NewsletterForm, {}, 'email', 'x')).toBe('email.invalid');
    expect(v.parse(NewsletterForm, { email: ' mona@example.com ' })).toEqual({ email: 'mona@example.com' });
  });
});

describe('gift options', () => {
  test.each([
    [
      { isGift: true, giftWrap: true, giftMessage: ' Happy feast! ' },
      { isGift: true, giftWrap: true, giftMessage: 'Happy feast!' },
    ],
    [
      { isGift: true, giftMessage: '  ' },
      { isGift: true, giftWrap: false, giftMessage: null },
    ],
    [{ isGift: true }, { isGift: true, giftWrap: false, giftMessage: null }],
    [
      { isGift: false, giftWrap: true, giftMessage: 'Hello' },
      { isGift: false, giftWrap: false, giftMessage: null },
    ],
    [
      { isGift: false, giftMessage: 'x'.repeat(201) },
      { isGift: false, giftWrap: false, giftMessage: null },
    ],
    [
      { isGift: false, giftWrap: 'yes', giftMessage: 7 },
      { isGift: false, giftWrap: false, giftMessage: null },
    ],
  ])('%j is parsed to %j', (input, gift) => {
    expect(v.parse(GiftOptions, input)).toEqual(gift);
  });

  test('limits the message to 200 code points', () => {
    expect(v.is(GiftOptions, { isGift: true, giftMessage: '🎁'.repeat(200) })).toBe(true);
    const read = v.safeParse(GiftOptions, { isGift: true, giftMessage: 'x'.repeat(201) });
    expect(fieldErrors(read.issues ?? [])).toEqual({ giftMessage: 'gift.messageMax' });
  });

  test.each([{}, { isGift: 'yes' }, { isGift: null, giftMessage: 'Hello' }])('%j lacks the gift choice', (input) => {
    expect(v.is(GiftOptions, input)).toBe(false);
  });

  test('refuses an unknown field, with or without a gift', () => {
    for (const isGift of [true, false]) expect(v.is(GiftOptions, { isGift, price: 1 })).toBe(false);
  });
});
