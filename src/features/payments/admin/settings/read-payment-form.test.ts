import { expect, test } from 'vitest';
import type { PaymentProviderSettings, PaymentSettings } from '../../payment-settings.admin.contract.ts';
import { readPaymentForm } from './read-payment-form.ts';

const field = (name: string, isSecret: boolean, isSet: boolean): PaymentProviderSettings['fields'][number] => ({
  name,
  isSecret,
  isSet,
  isRequired: true,
  maxLength: 255,
  variable: name,
  value: '',
  problem: null,
});

const settings = (isFromEnvironment = false): PaymentSettings => ({
  version: 3,
  savedAt: null,
  savedBy: null,
  holdMinutes: 60,
  transferHoldHours: null,
  providers: [
    {
      name: 'stripe',
      isEnabled: false,
      isFromEnvironment,
      mode: null,
      webhookUrl: '',
      fields: [
        field('secretKey', true, true),
        field('webhookSecret', true, true),
        field('other', true, false),
        field('url', false, false),
      ],
    },
  ],
});

const formWith = (entries: Readonly<Record<string, string>>): FormData => {
  const data = new FormData();
  for (const [name, value] of Object.entries({ holdMinutes: '٤٥', transferHoldHours: '', ...entries }))
    data.append(name, value);
  return data;
};
const secretsOf = (entries: Readonly<Record<string, string>>) =>
  readPaymentForm(formWith(entries), settings()).providers.stripe?.secrets;

test('numbers are parsed in both scripts, a blank transfer deadline is null, and other text is passed to the server', () => {
  expect(readPaymentForm(formWith({}), settings())).toMatchObject({ holdMinutes: 45, transferHoldHours: null });
  expect(readPaymentForm(formWith({ holdMinutes: 'soon', transferHoldHours: '1.5' }), settings())).toMatchObject({
    holdMinutes: 'soon',
    transferHoldHours: '1.5',
  });
});

test('values and switch are read unchanged', () => {
  const entries = { 'providers.stripe.isEnabled': 'on', 'providers.stripe.values.url': ' https://stripe.example ' };
  expect(readPaymentForm(formWith(entries), settings()).providers).toEqual({
    stripe: { isEnabled: true, values: { url: 'https://stripe.example' }, secrets: {} },
  });
});

test('a secret without an input is omitted, a removed one is null, and an entered one is sent', () => {
  expect(
    secretsOf({ 'providers.stripe.removed': 'webhookSecret', 'providers.stripe.secrets.secretKey': 'sk_test_1' }),
  ).toEqual({ secretKey: 'sk_test_1', webhookSecret: null });
});

test('a blank secret is sent only when it would replace one', () => {
  expect(secretsOf({ 'providers.stripe.secrets.secretKey': '', 'providers.stripe.secrets.other': '' })).toEqual({
    secretKey: '',
  });
});

test('a provider configured by the environment is not sent', () => {
  expect(readPaymentForm(formWith({}), settings(true)).providers).toEqual({});
});
