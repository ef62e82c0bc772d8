import type { PaymentMethod } from '#features/orders/payment-methods.ts';
import {
  type ProviderField,
  type ProviderProblem,
  type ProviderValues,
  problemOfUrl,
} from '../../../server/payment-provider.ts';

const DEFAULT_URL = 'https://accept.paymob.com';

const secret = { isSecret: true, isOptional: false, maxLength: 300 };
const optional = { isSecret: false, isOptional: true, maxLength: 100 };

/** Settings of Paymob. At least one integration is required; without `apiKey` payments cannot be queried. */
export const paymobFields: readonly ProviderField[] = [
  { name: 'secretKey', ...secret },
  { name: 'publicKey', ...secret, isSecret: false },
  { name: 'hmacSecret', ...secret },
  { name: 'apiKey', isSecret: true, isOptional: true, maxLength: 1000 },
  { name: 'cardIntegration', ...optional },
  { name: 'walletIntegration', ...optional },
  { name: 'instalmentIntegrations', ...optional, maxLength: 300 },
  { name: 'url', ...optional, maxLength: 200 },
];

export type PaymobSettings = {
  readonly secretKey: string;
  readonly publicKey: string;
  readonly hmacSecret: string;
  readonly apiKey: string | null;
  /** Integration ids by payment method; an integration is one payment option of a merchant account. */
  readonly integrations: ReadonlyMap<PaymentMethod, readonly number[]>;
  /** Origin of the gateway, without a trailing slash. */
  readonly url: string;
  readonly isLive: boolean;
};

/** Maps validated values to settings. */
export const toSettings = (values: ProviderValues): PaymobSettings => ({
  secretKey: values['secretKey'] ?? '',
  publicKey: values['publicKey'] ?? '',
  hmacSecret: values['hmacSecret'] ?? '',
  apiKey: values['apiKey'] || null,
  integrations: new Map(
    integrationFields.flatMap(({ name, method }) => (values[name] ? [[method, parseIds(values[name])]] : [])),
  ),
  url: new URL(values['url'] || DEFAULT_URL).origin,
  isLive: readKey(values['secretKey'] ?? '', 'sk')?.mode === 'live',
});

const integrationFields = [
  { name: 'cardIntegration', method: 'card', ids: /^[1-9]\d{0,14}$/ },
  { name: 'walletIntegration', method: 'wallet', ids: /^[1-9]\d{0,14}$/ },
  { name: 'instalmentIntegrations', method: 'instalments', ids: /^[1-9]\d{0,14}(?:\s*,\s*[1-9]\d{0,14})*$/ },
] as const;

const parseIds = (value: string): readonly number[] => value.split(',').map(Number);

/** Returns problems by field: of each field alone, then of inconsistent fields. */
export const findProblems = (
  values: ProviderValues,
  { isLocal }: { readonly isLocal: boolean },
): Readonly<Record<string, ProviderProblem>> => {
  const problems = paymobFields.flatMap(({ name, isOptional, maxLength }): [string, ProviderProblem][] => {
    const value = values[name] ?? '';
    if (value === '') return isOptional ? [] : [[name, 'required']];
    const problem = value.length > maxLength ? 'malformed' : problemOfField(name, value, isLocal);
    return problem ? [[name, problem]] : [];
  });
  return { ...findInconsistencies(values), ...Object.fromEntries(problems) };
};

const problemOfField = (name: string, value: string, isLocal: boolean): ProviderProblem | null => {
  if (name === 'url') return problemOfUrl(value, isLocal);
  const integration = integrationFields.find((field) => field.name === name);
  if (integration) return integration.ids.test(value) ? null : 'malformed';
  if (name === 'secretKey') return readKey(value, 'sk') ? null : 'malformed';
  if (name === 'publicKey') return readKey(value, 'pk') ? null : 'malformed';
  return /^[\x21-\x7e]+$/.test(value) ? null : 'malformed';
};

/** Parses keys such as `egy_sk_test_…`: country, kind, mode. Null for any other format. */
const readKey = (key: string, kind: 'sk' | 'pk'): { readonly country: string; readonly mode: string } | null => {
  const [, country, keyKind, mode] = /^([a-z]{3})_(sk|pk)_(test|live)_[\w-]+$/.exec(key) ?? [];
  return country && mode && keyKind === kind ? { country, mode } : null;
};

const findInconsistencies = (values: ProviderValues): Record<string, ProviderProblem> => {
  const problems: Record<string, ProviderProblem> = {};
  if (integrationFields.every(({ name }) => !values[name])) problems['cardIntegration'] = 'required';
  const ids = integrationFields.map(({ name }) => ({ name, ids: values[name] ? parseIds(values[name]) : [] }));
  for (const [index, field] of ids.entries()) {
    const earlier = ids.slice(0, index).flatMap((each) => each.ids);
    if (field.ids.some((id) => earlier.includes(id))) problems[field.name] = 'malformed';
  }
  const [secretKey, publicKey] = [readKey(values['secretKey'] ?? '', 'sk'), readKey(values['publicKey'] ?? '', 'pk')];
  if (secretKey && publicKey) {
    if (secretKey.mode !== publicKey.mode) problems['publicKey'] = 'mode';
    else if (secretKey.country !== publicKey.country) problems['publicKey'] = 'country';
  }
  return problems;
};
