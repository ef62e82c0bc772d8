import { parseCount } from '#core/forms/parse-number.ts';
import type {
  PaymentProviderSettings,
  PaymentSettings,
  ProviderInput,
  SavePaymentSettings,
} from '../../payment-settings.admin.contract.ts';

/** Names of the inputs of a provider; those of values and secrets are the paths that the server's errors have. */
export const inputNames = (provider: string) => ({
  isEnabled: `providers.${provider}.isEnabled`,
  value: (field: string) => `providers.${provider}.values.${field}`,
  secret: (field: string) => `providers.${provider}.secrets.${field}`,
  /** One input per secret that is to be removed. */
  removed: `providers.${provider}.removed`,
});

/** Reads what is typed into the form of the payment settings; the server checks it. */
export const readPaymentForm = (data: FormData, { providers }: PaymentSettings): Omit<SavePaymentSettings, 'version'> =>
  ({
    holdMinutes: readNumber(data, 'holdMinutes'),
    transferHoldHours: readNumber(data, 'transferHoldHours') || null,
    providers: Object.fromEntries(
      providers
        .filter(({ isFromEnvironment }) => !isFromEnvironment)
        .map((provider) => [provider.name, readProvider(data, provider)]),
    ),
    // a text that is no number reaches the server as it is, which refuses it at its field
  }) as Omit<SavePaymentSettings, 'version'>;

/** Reads the typed values of a provider; secrets that stay as they are have no input. */
export const readProvider = (data: FormData, { name, fields }: PaymentProviderSettings): ProviderInput => {
  const names = inputNames(name);
  const text = (input: string) => textOf(data, input);
  const removed = data.getAll(names.removed);
  return {
    isEnabled: data.has(names.isEnabled),
    values: Object.fromEntries(
      fields.filter(({ isSecret }) => !isSecret).map((field) => [field.name, text(names.value(field.name))]),
    ),
    secrets: Object.fromEntries(
      fields.flatMap((field): [string, string | null][] => {
        if (!field.isSecret) return [];
        if (removed.includes(field.name)) return [[field.name, null]];
        const input = names.secret(field.name);
        // a blank one that replaces a secret is refused; a blank one of a new provider is not set
        return data.has(input) && (text(input) !== '' || field.isSet) ? [[field.name, text(input)]] : [];
      }),
    ),
  };
};

const readNumber = (data: FormData, name: string): number | string => {
  const text = textOf(data, name);
  return parseCount(text) ?? text;
};

const textOf = (data: FormData, name: string): string => {
  const value = data.get(name);
  return typeof value === 'string' ? value.trim() : '';
};
