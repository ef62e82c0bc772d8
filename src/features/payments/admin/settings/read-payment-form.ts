import { parseCount } from '#core/forms/parse-number.ts';
import type {
  PaymentProviderSettings,
  PaymentSettings,
  ProviderInput,
  SavePaymentSettings,
} from '../../payment-settings.admin.contract.ts';

/** Input names of a provider; those of values and secrets equal the error paths of the server. */
export const inputNames = (provider: string) => ({
  isEnabled: `providers.${provider}.isEnabled`,
  value: (field: string) => `providers.${provider}.values.${field}`,
  secret: (field: string) => `providers.${provider}.secrets.${field}`,
  /** Hidden input for each secret to remove. */
  removed: `providers.${provider}.removed`,
});

/** Reads the payment settings form; the server validates the input. */
export const readPaymentForm = (data: FormData, { providers }: PaymentSettings): Omit<SavePaymentSettings, 'version'> =>
  ({
    holdMinutes: readNumber(data, 'holdMinutes'),
    transferHoldHours: readNumber(data, 'transferHoldHours') || null,
    providers: Object.fromEntries(
      providers
        .filter(({ isFromEnvironment }) => !isFromEnvironment)
        .map((provider) => [provider.name, readProvider(data, provider)]),
    ),
    // other text is passed on, and the server rejects it at its field
  }) as Omit<SavePaymentSettings, 'version'>;

/** Reads the input for a provider; unchanged secrets have no input. */
export const readProvider = (data: FormData, { name, fields }: PaymentProviderSettings): ProviderInput => {
  const names = inputNames(name);
  const text = (input: string) => readText(data, input);
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
        // the server rejects a blank replacement of a secret; a blank secret of a new provider is not set
        return data.has(input) && (text(input) !== '' || field.isSet) ? [[field.name, text(input)]] : [];
      }),
    ),
  };
};

const readNumber = (data: FormData, name: string): number | string => {
  const text = readText(data, name);
  return parseCount(text) ?? text;
};

const readText = (data: FormData, name: string): string => {
  const value = data.get(name);
  return typeof value === 'string' ? value.trim() : '';
};
