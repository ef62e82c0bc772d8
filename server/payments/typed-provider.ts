import type { TypedProvider } from '../../contract/admin/payment-settings.ts';
import type { PaymentProviderName } from '../../domain/payments/payment-methods.ts';
import { ADDRESS_FIELD } from '../../domain/payments/payment-settings.ts';
import type { FieldErrors, ValidationCode } from '../../domain/validation.ts';
import type { PaymentSettingsReader, StoredPaymentSettings, StoredProvider } from './payment-settings.ts';
import type {
  ProviderDefinition,
  ProviderField,
  ProviderProblem,
  ProviderValues,
} from './providers/payment-provider.ts';
import { definitionOf } from './providers/providers.ts';

/** The validation code of a problem. */
export const problemCodes: Readonly<Record<ProviderProblem, ValidationCode>> = {
  required: 'required',
  malformed: 'setting.keyMalformed',
  mode: 'setting.keyMode',
  country: 'setting.keyCountry',
  address: 'setting.https',
};

type Checked =
  | { readonly errors: FieldErrors }
  | {
      readonly errors: null;
      readonly definition: ProviderDefinition;
      readonly provider: StoredProvider;
      /** Decrypted. */
      readonly values: ProviderValues;
    };

type Typed = {
  readonly stored: StoredPaymentSettings;
  readonly name: PaymentProviderName;
  readonly typed: TypedProvider;
  /** Beginning of the paths of errors. */
  readonly at: string;
};

/**
 * Builds the settings of a provider from what an admin typed and from the secrets that stay, and checks them; one that is switched off
 * may be incomplete. Stored secrets do not stay with a changed address: a stolen admin session cannot send them elsewhere.
 */
export const checkTypedProvider = (settings: PaymentSettingsReader, { stored, name, typed, at }: Typed): Checked => {
  const definition = definitionOf(name);
  if (definition === undefined || settings.isFromEnvironment(name)) return { errors: { [at]: 'generic' } };
  const { fields } = definition;
  const before = stored.providers[name] ?? { isEnabled: false, values: {}, secrets: {} };
  const values = Object.fromEntries(Object.entries(typed.values).filter(([, value]) => value !== ''));
  const kept = Object.entries(before.secrets).filter(([field]) => typed.secrets[field] === undefined);
  const given = Object.entries(typed.secrets).filter(([, secret]) => secret !== null && secret !== '');
  const provider = {
    isEnabled: typed.isEnabled,
    values,
    secrets: Object.fromEntries([
      ...kept,
      ...given.map(([field, secret]) => [field, settings.encrypt(secret ?? '')] as const),
    ]),
  };
  const decrypted = settings.valuesOf({ ...stored, providers: { ...stored.providers, [name]: provider } }, name);
  const isMoved = values[ADDRESS_FIELD] !== before.values[ADDRESS_FIELD];
  const errors: FieldErrors = {
    ...problemErrors(definition, decrypted, { isLocal: settings.isLocal, isEnabled: typed.isEnabled, at }),
    ...(isMoved ? Object.fromEntries(kept.map(([field]) => [`${at}.secrets.${field}`, 'setting.keyRetype'])) : {}),
    ...formErrors(fields, typed, at),
  };
  return Object.keys(errors).length > 0 ? { errors } : { errors: null, definition, provider, values: decrypted };
};

const problemErrors = (
  { fields, problems }: ProviderDefinition,
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

/** Errors of unknown fields, of values that are too long, and of secrets that were to be replaced and are blank. */
const formErrors = (fields: readonly ProviderField[], { values, secrets }: TypedProvider, at: string): FieldErrors => {
  const errorOf = (kind: 'values' | 'secrets', name: string, value: string | null): ValidationCode | null => {
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
      const code = errorOf(kind, name, value);
      return code === null ? [] : [[`${at}.${kind}.${name}`, code]];
    }),
  );
};
