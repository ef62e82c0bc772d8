import type { FieldErrors, ValidationCode } from '#core/forms/validation.ts';
import type { PaymentProviderName } from '#features/orders/payment-methods.ts';
import type { ProviderInput } from '../../payment-settings.admin.contract.ts';
import { ADDRESS_FIELD } from '../../payment-settings.ts';
import type { PaymentProvider, ProviderField, ProviderProblem, ProviderValues } from '../payment-provider.ts';
import { getDefinition } from '../providers.ts';
import type { PaymentSettingsReader, StoredPaymentSettings, StoredProvider } from './payment-settings.ts';

/** Validation codes of provider problems. */
export const problemCodes: Readonly<Record<ProviderProblem, ValidationCode>> = {
  required: 'required',
  malformed: 'setting.keyMalformed',
  mode: 'setting.keyMode',
  country: 'setting.keyCountry',
  address: 'setting.https',
};

type ValidatedInput =
  | { readonly errors: FieldErrors }
  | {
      readonly errors: null;
      readonly definition: PaymentProvider;
      readonly provider: StoredProvider;
      /** Decrypted. */
      readonly values: ProviderValues;
    };

type ProviderCheck = {
  readonly stored: StoredPaymentSettings;
  readonly name: PaymentProviderName;
  readonly input: ProviderInput;
  /** Path prefix of errors. */
  readonly at: string;
};

/**
 * Merges the entered values with the stored secrets and validates them; a disabled provider may be incomplete. A changed URL drops
 * the stored secrets, so that a stolen admin session cannot send them elsewhere.
 */
export const validateProviderInput = (
  settings: PaymentSettingsReader,
  { stored, name, input, at }: ProviderCheck,
): ValidatedInput => {
  const definition = getDefinition(name);
  if (definition === undefined || settings.isFromEnvironment(name)) return { errors: { [at]: 'generic' } };
  const { fields } = definition;
  const before = stored.providers[name] ?? { isEnabled: false, values: {}, secrets: {} };
  const values = Object.fromEntries(Object.entries(input.values).filter(([, value]) => value !== ''));
  const storedSecrets = Object.entries(before.secrets).filter(([field]) => input.secrets[field] === undefined);
  const newSecrets = Object.entries(input.secrets).filter(([, secret]) => secret !== null && secret !== '');
  const provider = {
    isEnabled: input.isEnabled,
    values,
    secrets: Object.fromEntries([
      ...storedSecrets,
      ...newSecrets.map(([field, secret]) => [field, settings.encrypt(secret ?? '')] as const),
    ]),
  };
  const decrypted = settings.decryptValues({ ...stored, providers: { ...stored.providers, [name]: provider } }, name);
  const isUrlChanged = values[ADDRESS_FIELD] !== before.values[ADDRESS_FIELD];
  const errors: FieldErrors = {
    ...problemErrors(definition, decrypted, { isLocal: settings.isLocal, isEnabled: input.isEnabled, at }),
    ...(isUrlChanged
      ? Object.fromEntries(storedSecrets.map(([field]) => [`${at}.secrets.${field}`, 'setting.keyRetype']))
      : {}),
    ...formErrors(fields, input, at),
  };
  return Object.keys(errors).length > 0 ? { errors } : { errors: null, definition, provider, values: decrypted };
};

const problemErrors = (
  { fields, problems }: PaymentProvider,
  values: ProviderValues,
  { isLocal, isEnabled, at }: { readonly isLocal: boolean; readonly isEnabled: boolean; readonly at: string },
): FieldErrors =>
  Object.fromEntries(
    Object.entries(problems(values, { isLocal }))
      .filter(([, problem]) => isEnabled || problem !== 'required')
      .map(([name, problem]) => {
        const kind = fields.some((field) => field.name === name && field.isSecret) ? 'secrets' : 'values';
        return [`${at}.${kind}.${name}`, problemCodes[problem]];
      }),
  );

/** Returns errors for unknown fields, values that are too long, and blank replacements of secrets. */
const formErrors = (fields: readonly ProviderField[], { values, secrets }: ProviderInput, at: string): FieldErrors => {
  const findError = (kind: 'values' | 'secrets', name: string, value: string | null): ValidationCode | null => {
    const field = fields.find((each) => each.name === name && each.isSecret === (kind === 'secrets'));
    if (field === undefined) return 'generic';
    if (value === null) return null;
    if (value.length > field.maxLength) return 'text.max';
    return kind === 'secrets' && value === '' ? 'required' : null;
  };
  const all = [
    ...Object.entries(values).map(([name, value]) => ['values', name, value] as const),
    ...Object.entries(secrets).map(([name, value]) => ['secrets', name, value] as const),
  ];
  return Object.fromEntries(
    all.flatMap(([kind, name, value]) => {
      const code = findError(kind, name, value);
      return code === null ? [] : [[`${at}.${kind}.${name}`, code]];
    }),
  );
};
