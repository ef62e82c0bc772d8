import * as v from 'valibot';
import type { SecretBox } from '#core/server/encryption/secret-box.ts';
import {
  isOnlineMethod,
  type PaymentMethod,
  type PaymentProviderName,
  paymentMethods,
} from '#features/orders/payment-methods.ts';
import { paymentProviders } from '#generated/payment-providers.gen.ts';
import { holdTimes } from '../../payment-settings.ts';
import type { PaymentGateway, PaymentProvider, ProviderValues } from '../payment-provider.ts';
import { manualProviders } from '../providers.ts';
import { isLocalAddress } from './payment-environment.ts';

/** Settings section that stores the payment settings. */
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

/** Effective payment configuration. */
export type CurrentPayments = {
  /** Configured gateways, in the order of `paymentProviders`. */
  readonly gateways: readonly PaymentGateway[];
  /** Available payment methods, in checkout order. */
  readonly methods: readonly PaymentMethod[];
  /** Whether a gateway uses test keys. */
  readonly isTest: boolean;
  readonly holdMinutes: number;
  readonly transferHoldHours: number | null;
};

export type PaymentSettingsReader = {
  /** Creates the providers from a stored value; the default for an invalid one. */
  readonly read: (value: unknown) => Promise<CurrentPayments>;
  /** Parses the stored value; the default for none or an invalid one. */
  readonly stored: (value: unknown) => StoredPaymentSettings;
  /** Decrypted values of a provider; environment variables take precedence. */
  readonly decryptValues: (stored: StoredPaymentSettings, name: PaymentProviderName) => ProviderValues;
  /** Whether environment variables configure a provider, which makes it read-only in the admin area. */
  readonly isFromEnvironment: (name: PaymentProviderName) => boolean;
  readonly encrypt: (secret: string) => string;
  /** Whether the shop runs on the local machine, where a gateway may be reached without TLS. */
  readonly isLocal: boolean;
};

declare module '#core/server/settings/current-settings.ts' {
  interface CurrentSettings {
    /** Payment providers and methods, with decrypted secrets. */
    readonly payments: CurrentPayments;
  }
}

declare module '#core/server/context.ts' {
  interface ShopContext {
    readonly paymentSettings: PaymentSettingsReader;
  }
}

type Sources = {
  readonly box: Pick<SecretBox, 'encrypt' | 'decrypt'>;
  /** Values of providers from the environment. */
  readonly environment: Readonly<Partial<Record<PaymentProviderName, ProviderValues>>>;
  readonly publicUrl: string;
  readonly log: { readonly error: (fields: Readonly<Record<string, unknown>>, message: string) => void };
};

/**
 * Creates the reader of payment settings. Unusable values, such as a secret encrypted with another key, are logged without the
 * value and ignored.
 */
export const createPaymentSettings = ({ box, environment, publicUrl, log }: Sources): PaymentSettingsReader => {
  const isLocal = isLocalAddress(publicUrl);
  const isFromEnvironment = (name: PaymentProviderName) => environment[name] !== undefined;
  const stored = (value: unknown): StoredPaymentSettings => {
    if (value === undefined) return defaultPaymentSettings;
    const parsed = v.safeParse(StoredPaymentSettings, value);
    if (parsed.success) return parsed.output;
    log.error({ section: PAYMENT_SECTION }, 'stored settings were invalid; the default is used');
    return defaultPaymentSettings;
  };
  const decryptValues = ({ providers }: StoredPaymentSettings, name: PaymentProviderName): ProviderValues => {
    const fromEnvironment = environment[name];
    if (fromEnvironment !== undefined) return fromEnvironment;
    const own = providers[name];
    if (own === undefined) return {};
    const secrets = Object.entries(own.secrets).flatMap(([field, encrypted]) => {
      try {
        return [[field, box.decrypt('payment', Buffer.from(encrypted, 'base64'))]];
      } catch {
        log.error({ provider: name, field }, 'payment secret could not be decrypted; was SECRET_KEY changed?');
        return [];
      }
    });
    return { ...own.values, ...Object.fromEntries(secrets) };
  };
  const createGateway = async (
    value: StoredPaymentSettings,
    definition: PaymentProvider,
  ): Promise<PaymentGateway | null> => {
    const { name } = definition;
    if (!isFromEnvironment(name) && value.providers[name]?.isEnabled !== true) return null;
    const values = decryptValues(value, name);
    const problems = definition.problems(values, { isLocal });
    try {
      if (Object.keys(problems).length === 0) return await definition.create(values);
      log.error({ provider: name, problems }, 'payment provider has unusable settings');
    } catch (error) {
      log.error({ provider: name, err: error }, 'payment provider could not be created');
    }
    return null;
  };
  return {
    read: async (value) => {
      const settings = stored(value);
      const made = await Promise.all(paymentProviders.map((definition) => createGateway(settings, definition)));
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
    decryptValues,
    isFromEnvironment,
    encrypt: (secret) => box.encrypt('payment', secret).toString('base64'),
    isLocal,
  };
};

/** Returns the available methods: card payments in the shop replace payment links. */
const offeredMethods = (gateways: readonly PaymentGateway[]): PaymentMethod[] => {
  const online = new Set(gateways.flatMap(({ methods }) => methods));
  return paymentMethods.filter((method) =>
    isOnlineMethod(method) ? online.has(method) : method !== 'card_link' || !online.has('card'),
  );
};

/** Returns the provider of a method; undefined while its gateway is not configured. */
export const providerOfMethod = ({ gateways }: CurrentPayments, method: PaymentMethod): PaymentGateway | undefined =>
  [...gateways, ...manualProviders].find(({ methods }) => methods.includes(method));

/** Returns a provider by name; undefined for a gateway that is not (or no longer) configured. */
export const providerNamed = ({ gateways }: CurrentPayments, name: string): PaymentGateway | undefined =>
  [...gateways, ...manualProviders].find((provider) => provider.name === name);

/** Returns the end of the stock hold of an unpaid order; null for no end. */
export const paymentDeadlineFor = (
  { holdMinutes, transferHoldHours }: CurrentPayments,
  method: PaymentMethod,
  now: Date,
): Date | null => {
  if (isOnlineMethod(method)) return new Date(now.getTime() + holdMinutes * 60_000);
  if (method !== 'bank_transfer' || transferHoldHours === null) return null;
  return new Date(now.getTime() + transferHoldHours * 3_600_000);
};
