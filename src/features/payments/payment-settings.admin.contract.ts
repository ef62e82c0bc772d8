import * as v from 'valibot';
import { admin } from '#core/api/access.ts';
import { LineInput } from '#core/api/base.ts';
import { generic } from '#core/fields/field-kinds.ts';
import { form, validationCode, validationCodes } from '#core/forms/validation.ts';
import { settingsErrors } from '#core/settings/settings.errors.ts';
import { gatewayNames } from '#features/orders/payment-methods.ts';
import { connectionResults, holdTimes } from './payment-settings.ts';

const modes = ['test', 'live'] as const;

/** A setting of a provider. Neither a secret nor its length is sent to the browser. */
const PaymentField = v.object({
  /** Key of its label and hint in the messages. */
  name: v.string(),
  isSecret: v.boolean(),
  isRequired: v.boolean(),
  /** Maximum length of the value. */
  maxLength: v.number(),
  /** Name of its environment variable. */
  variable: v.string(),
  /** Whether it has a usable value. */
  isSet: v.boolean(),
  /** The value; blank when it is not set, and for every secret. */
  value: v.string(),
  /** Problem of its value while the provider is enabled. */
  problem: v.nullable(v.picklist(validationCodes)),
});

/** Settings of a payment provider in the admin area. */
const PaymentProviderSettings = v.object({
  name: v.picklist(gatewayNames),
  isEnabled: v.boolean(),
  /** Whether environment variables configure it, which makes it read-only. */
  isFromEnvironment: v.boolean(),
  /** Whether its payments are real; null while it is disabled. */
  mode: v.nullable(v.picklist(modes)),
  /** Webhook URL for the gateway's dashboard. */
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
  /** Null for no limit. */
  transferHoldHours: v.nullable(v.number()),
  providers: v.array(PaymentProviderSettings),
});
export type PaymentSettings = v.InferOutput<typeof PaymentSettings>;

const FieldName = v.pipe(v.string(), v.maxLength(60));
const FieldValue = v.pipe(v.string(generic), v.maxLength(2_000, validationCode('text.max')), LineInput(2_000));

/** Input for a provider. */
const ProviderValues = {
  /** All non-secret values; a missing or blank one is removed. */
  values: v.record(FieldName, FieldValue, generic),
  /** New secrets; null removes one, an omitted one is unchanged. */
  secrets: v.record(FieldName, v.nullable(FieldValue), generic),
};
const ProviderInput = form({ isEnabled: v.boolean(generic), ...ProviderValues });
export type ProviderInput = v.InferOutput<typeof ProviderInput>;

const SavePaymentSettings = form({
  /** The version that the admin saw. */
  version: v.pipe(v.number(generic), v.integer(generic), v.minValue(0, generic), v.maxValue(1_000_000, generic)),
  ...holdTimes,
  /** Providers to change; omitted ones are unchanged. */
  providers: v.record(v.picklist(gatewayNames, generic), ProviderInput, generic),
});
export type SavePaymentSettings = v.InferOutput<typeof SavePaymentSettings>;

const TestConnection = form({ provider: v.picklist(gatewayNames, generic), ...ProviderValues });
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
      summary: 'Test a gateway with entered or stored keys without moving money',
    })
    .input(TestConnection)
    .output(v.object({ result: v.picklist(connectionResults), mode: v.picklist(modes) })),
};
