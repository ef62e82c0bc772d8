import type { PaymentMethod } from '../../../../domain/payments/payment-methods.ts';
import type { ProviderField, ProviderProblem, ProviderValues } from '../payment-provider.ts';

const DEFAULT_URL = 'https://accept.paymob.com';

const secret = { isSecret: true, isOptional: false, maxLength: 300 };
const optional = { isSecret: false, isOptional: true, maxLength: 100 };

/** Settings of Paymob. Of the integrations at least one is required; without `apiKey` the gateway cannot be asked about payments. */
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
  /** Ids of the integrations by the method that they serve; the gateway calls one way to pay of an account an integration. */
  readonly integrations: ReadonlyMap<PaymentMethod, readonly number[]>;
  /** Origin of the gateway, without a slash at its end. */
  readonly url: string;
  readonly isLive: boolean;
};

/** Reads values that have no problems. */
export const toSettings = (values: ProviderValues): PaymobSettings => ({
  secretKey: values['secretKey'] ?? '',
  publicKey: values['publicKey'] ?? '',
  hmacSecret: values['hmacSecret'] ?? '',
  apiKey: values['apiKey'] || null,
  integrations: new Map(
    integrationFields.flatMap(({ name, method }) => (values[name] ? [[method, idsIn(values[name])]] : [])),
  ),
  url: new URL(values['url'] || DEFAULT_URL).origin,
  isLive: readKey(values['secretKey'] ?? '', 'sk')?.mode === 'live',
});

const integrationFields = [
  { name: 'cardIntegration', method: 'card', ids: /^[1-9]\d{0,14}$/ },
  { name: 'walletIntegration', method: 'wallet', ids: /^[1-9]\d{0,14}$/ },
  { name: 'instalmentIntegrations', method: 'instalments', ids: /^[1-9]\d{0,14}(?:\s*,\s*[1-9]\d{0,14})*$/ },
] as const;

const idsIn = (value: string): readonly number[] => value.split(',').map(Number);

/** Problems of values by field: each field for itself, and then fields that do not fit each other. */
export const problemsOf = (
  values: ProviderValues,
  { isLocal }: { readonly isLocal: boolean },
): Readonly<Record<string, ProviderProblem>> => {
  const problems = paymobFields.flatMap(({ name, isOptional, maxLength }): [string, ProviderProblem][] => {
    const value = values[name] ?? '';
    if (value === '') return isOptional ? [] : [[name, 'required']];
    const problem = value.length > maxLength ? 'malformed' : problemOfField(name, value, isLocal);
    return problem ? [[name, problem]] : [];
  });
  return { ...problemsTogether(values), ...Object.fromEntries(problems) };
};

const problemOfField = (name: string, value: string, isLocal: boolean): ProviderProblem | null => {
  if (name === 'url') return problemOfUrl(value, isLocal);
  const integration = integrationFields.find((field) => field.name === name);
  if (integration) return integration.ids.test(value) ? null : 'malformed';
  if (name === 'secretKey') return readKey(value, 'sk') ? null : 'malformed';
  if (name === 'publicKey') return readKey(value, 'pk') ? null : 'malformed';
  return /^[\x21-\x7e]+$/.test(value) ? null : 'malformed';
};

/** Keys look like `egy_sk_test_…`: country, kind, mode. Null for anything else. */
const readKey = (key: string, kind: 'sk' | 'pk'): { readonly country: string; readonly mode: string } | null => {
  const [, country, found, mode] = /^([a-z]{3})_(sk|pk)_(test|live)_[\w-]+$/.exec(key) ?? [];
  return country && mode && found === kind ? { country, mode } : null;
};

/** The secret keys travel to this address: without TLS only from a shop on this machine. */
const problemOfUrl = (value: string, isLocal: boolean): ProviderProblem | null => {
  const url = URL.canParse(value) ? new URL(value) : null;
  if (url === null || !/^https?:$/.test(url.protocol)) return 'malformed';
  if (url.href !== `${url.origin}/`) return 'malformed';
  return url.protocol === 'https:' || isLocal ? null : 'address';
};

const problemsTogether = (values: ProviderValues): Record<string, ProviderProblem> => {
  const problems: Record<string, ProviderProblem> = {};
  if (integrationFields.every(({ name }) => !values[name])) problems['cardIntegration'] = 'required';
  const ids = integrationFields.map(({ name }) => ({ name, ids: values[name] ? idsIn(values[name]) : [] }));
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
