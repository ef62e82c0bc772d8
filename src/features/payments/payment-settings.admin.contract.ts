import * as v from 'valibot';
import { admin } from '#core/api/access.ts';
import { LineInput } from '#core/api/base.ts';
import { generic } from '#core/fields/field-kinds.ts';
import { form, validationCode, validationCodes } from '#core/forms/validation.ts';
import { settingsErrors } from '#core/settings/settings.errors.ts';
import { gatewayNames } from '#features/orders/payment-methods.ts';
import { connectionResults, holdTimes } from './payment-settings.ts';

const modes = ['test', 'live'] as const;

/** A setting of a provider. Neither a secret nor its length leaves the server. */
const PaymentField = v.object({
  /** Key of its label and hint in the messages. */
  name: v.string(),
  isSecret: v.boolean(),
  isRequired: v.boolean(),
  /** Longest value that is accepted. */
  maxLength: v.number(),
  /** Its environment variable. */
  variable: v.string(),
  /** Whether it has a value that can be used. */
  isSet: v.boolean(),
  /** The value; blank when it is not set, and for every secret. */
  value: v.string(),
  /** What is wrong with its value while the provider is in use. */
  problem: v.nullable(v.picklist(validationCodes)),
});

/** Settings of a payment provider as an admin sees them. */
const PaymentProviderSettings = v.object({
  name: v.picklist(gatewayNames),
  isEnabled: v.boolean(),
  /** Whether environment variables configure it, so that it cannot be changed here. */
  isFromEnvironment: v.boolean(),
  /** Whether its payments are real money; null while it is not in use. */
  mode: v.nullable(v.picklist(modes)),
  /** The address to enter in the dashboard of the gateway. */
  webhookUrl: v.string(),
  fields: v.array(PaymentField),
});
export type PaymentProviderSettings = v.InferOutput<typeof PaymentProviderSettings>;

export const PaymentSettings = v.object({
  /** From 1; 0 is the default of a new shop. */
  version: v.number(),
  /** ISO 8601, UTC; null for the default. */
  savedAt: v.nullable(v.string()),
  savedBy: v.nullable(v.string()),
  holdMinutes: v.number(),
  /** Null for ever. */
  transferHoldHours: v.nullable(v.number()),
  providers: v.array(PaymentProviderSettings),
});
export type PaymentSettings = v.InferOutput<typeof PaymentSettings>;

const FieldName = v.pipe(v.string(), v.maxLength(60));
const FieldValue = v.pipe(v.string(generic), v.maxLength(2_000, validationCode('text.max')), LineInput(2_000));

/** Typed values of a provider. */
const TypedValues = {
  /** All values that are not secret; a missing or blank one is removed. */
  values: v.record(FieldName, FieldValue, generic),
  /** New secrets; null removes one, and one that is missing stays as it is. */
  secrets: v.record(FieldName, v.nullable(FieldValue), generic),
};
const ProviderInput = form({ isEnabled: v.boolean(generic), ...TypedValues });
export type ProviderInput = v.InferOutput<typeof ProviderInput>;

const SavePaymentSettings = form({
  /** The version that the admin saw. */
  version: v.pipe(v.number(generic), v.integer(generic), v.minValue(0, generic), v.maxValue(1_000_000, generic)),
  ...holdTimes,
  /** Providers to change; others stay as they are. */
  providers: v.record(v.picklist(gatewayNames, generic), ProviderInput, generic),
});
export type SavePaymentSettings = v.InferOutput<typeof SavePaymentSettings>;

const TestConnection = form({ provider: v.picklist(gatewayNames, generic), ...TypedValues });
export type TestConnection = v.InferOutput<typeof TestConnection>;

export const adminPaymentSettingsContract = {
  get: admin
    .route({ method: 'GET', path: '/admin/payment-settings', summary: 'Settings of the payment providers' })
    .output(PaymentSettings),
  save: admin
    .route({ method: 'PUT', path: '/admin/payment-settings', summary: 'Save and publish the payment settings' })
    .errors(settingsErrors.pick('SETTINGS_CHANGED'))
    .input(SavePaymentSettings)
    .output(PaymentSettings),
  test: admin
    .route({
      method: 'POST',
      path: '/admin/payment-connection-tests',
      summary: 'Call a gateway with typed or stored keys without moving money',
    })
    .input(TestConnection)
    .output(v.object({ result: v.picklist(connectionResults), mode: v.picklist(modes) })),
};
