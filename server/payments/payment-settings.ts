import * as v from 'valibot';
import {
  isOnlineMethod,
  type PaymentMethod,
  type PaymentProviderName,
  paymentMethods,
} from '../../domain/payments/payment-methods.ts';
import { holdTimes } from '../../domain/payments/payment-settings.ts';
import type { SecretBox } from '../../platform/encryption/secret-box.ts';
import { isLocalAddress } from './payment-environment.ts';
import type { PaymentProvider, ProviderDefinition, ProviderValues } from './providers/payment-provider.ts';
import { manualProviders, providerDefinitions } from './providers/providers.ts';

/** Section of the versions in which the payment settings are stored. */
export const PAYMENT_SECTION = 'payments';

/** Stored settings of a provider; secrets are encrypted, in base64. */
const StoredProvider = v.object({
  isEnabled: v.boolean(),
  values: v.record(v.string(), v.string()),
  secrets: v.record(v.string(), v.string()),
});
export type StoredProvider = v.InferOutput<typeof StoredProvider>;

/** Stored payment settings. */
const StoredPaymentSettings = v.object({
  ...holdTimes,
  providers: v.record(v.string(), StoredProvider),
});
export type StoredPaymentSettings = v.InferOutput<typeof StoredPaymentSettings>;

export const defaultPaymentSettings: StoredPaymentSettings = {
  holdMinutes: 60,
  transferHoldHours: null,
  providers: {},
};

/** What the shop takes money with at one moment. */
export type CurrentPayments = {
  /** Providers with a gateway that are in use, in the order of the list. */
  readonly gateways: readonly PaymentProvider[];
  /** Methods that shoppers may choose, in the order of the checkout. */
  readonly methods: readonly PaymentMethod[];
  /** Whether a payment by a gateway is not real money. */
  readonly isTest: boolean;
  readonly holdMinutes: number;
  readonly transferHoldHours: number | null;
};

export type PaymentSettingsReader = {
  /** Providers by a stored value; the default for one that is not accepted. */
  readonly read: (value: unknown) => Promise<CurrentPayments>;
  /** The stored value, or the default when there is none or it is not accepted. */
  readonly stored: (value: unknown) => StoredPaymentSettings;
  /** Decrypted values of a provider; from the environment if it is configured there. */
  readonly valuesOf: (stored: StoredPaymentSettings, name: PaymentProviderName) => ProviderValues;
  /** Whether the environment configures a provider, so that the admin area cannot change it. */
  readonly isFromEnvironment: (name: PaymentProviderName) => boolean;
  readonly encrypt: (secret: string) => string;
  /** Whether the shop runs on this machine only, so that a gateway may be reached without TLS. */
  readonly isLocal: boolean;
};

type Sources = {
  readonly box: Pick<SecretBox, 'encrypt' | 'decrypt'>;
  /** Values of providers from the environment. */
  readonly environment: Readonly<Partial<Record<PaymentProviderName, ProviderValues>>>;
  readonly publicUrl: string;
  readonly log: { readonly error: (fields: Readonly<Record<string, unknown>>, message: string) => void };
};

/** Reads payment settings; what cannot be used, such as a secret of another key, is logged without its value and left out. */
export const createPaymentSettings = ({ box, environment, publicUrl, log }: Sources): PaymentSettingsReader => {
  const isLocal = isLocalAddress(publicUrl);
  const isFromEnvironment = (name: PaymentProviderName) => environment[name] !== undefined;
  const stored = (value: unknown): StoredPaymentSettings => {
    if (value === undefined) return defaultPaymentSettings;
    const parsed = v.safeParse(StoredPaymentSettings, value);
    if (parsed.success) return parsed.output;
    log.error({ section: PAYMENT_SECTION }, 'stored settings are not accepted; the default is used');
    return defaultPaymentSettings;
  };
  const valuesOf = ({ providers }: StoredPaymentSettings, name: PaymentProviderName): ProviderValues => {
    const given = environment[name];
    if (given !== undefined) return given;
    const own = providers[name];
    if (own === undefined) return {};
    const secrets = Object.entries(own.secrets).flatMap(([field, encrypted]) => {
      try {
        return [[field, box.decrypt('payment', Buffer.from(encrypted, 'base64'))]];
      } catch {
        log.error({ provider: name, field }, 'a payment secret cannot be decrypted; was SECRET_KEY changed?');
        return [];
      }
    });
    return { ...own.values, ...Object.fromEntries(secrets) };
  };
  const providerOf = async (
    value: StoredPaymentSettings,
    definition: ProviderDefinition,
  ): Promise<PaymentProvider | null> => {
    const { name } = definition;
    if (!isFromEnvironment(name) && value.providers[name]?.isEnabled !== true) return null;
    const values = valuesOf(value, name);
    const problems = definition.problems(values, { isLocal });
    try {
      if (Object.keys(problems).length === 0) return await definition.create(values);
      log.error({ provider: name, problems }, 'a payment provider cannot be used with its settings');
    } catch (error) {
      log.error({ provider: name, err: error }, 'a payment provider could not be made');
    }
    return null;
  };
  return {
    read: async (value) => {
      const settings = stored(value);
      const made = await Promise.all(providerDefinitions.map((definition) => providerOf(settings, definition)));
      const gateways = made.filter((provider) => provider !== null);
      return {
        gateways,
        methods: offeredMethods(gateways),
        isTest: gateways.some((provider) => !provider.isLive),
        holdMinutes: settings.holdMinutes,
        transferHoldHours: settings.transferHoldHours,
      };
    },
    stored,
    valuesOf,
    isFromEnvironment,
    encrypt: (secret) => box.encrypt('payment', secret).toString('base64'),
    isLocal,
  };
};

/** Methods that the shop offers: a link that the seller sends gives way to cards that are paid in the shop. */
const offeredMethods = (gateways: readonly PaymentProvider[]): PaymentMethod[] => {
  const online = new Set(gateways.flatMap(({ methods }) => methods));
  return paymentMethods.filter((method) =>
    isOnlineMethod(method) ? online.has(method) : method !== 'card_link' || !online.has('card'),
  );
};

/** The provider that takes the money of a method; undefined while its gateway is not configured. */
export const providerOfMethod = ({ gateways }: CurrentPayments, method: PaymentMethod): PaymentProvider | undefined =>
  [...gateways, ...manualProviders].find(({ methods }) => methods.includes(method));

/** A provider by its name; undefined for a gateway that is not configured (any more). */
export const providerNamed = ({ gateways }: CurrentPayments, name: string): PaymentProvider | undefined =>
  [...gateways, ...manualProviders].find((provider) => provider.name === name);

/** Until when an order of a method holds its stock unpaid; null for ever. */
export const holdUntil = (
  { holdMinutes, transferHoldHours }: CurrentPayments,
  method: PaymentMethod,
  now: Date,
): Date | null => {
  if (isOnlineMethod(method)) return new Date(now.getTime() + holdMinutes * 60_000);
  if (method !== 'bank_transfer' || transferHoldHours === null) return null;
  return new Date(now.getTime() + transferHoldHours * 3_600_000);
};
