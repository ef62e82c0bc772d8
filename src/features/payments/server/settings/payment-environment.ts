import type { PaymentProviderName } from '#features/orders/payment-methods.ts';
import { paymentProviders } from '#generated/payment-providers.gen.ts';
import type { PaymentProvider, ProviderProblem, ProviderValues } from '../payment-provider.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Returns the environment variable of a field: `secretKey` of `paymob` is PAYMOB_SECRET_KEY. */
export const environmentName = (provider: PaymentProviderName, field: string): string =>
  `${provider}_${field.replaceAll(/[A-Z]/g, (letter) => `_${letter}`)}`.toUpperCase();

/** Returns the names of all environment variables of payment providers. */
export const paymentVariables = (): string[] =>
  paymentProviders.flatMap(({ name, fields }) => fields.map((field) => environmentName(name, field.name)));

const expected: Readonly<Record<ProviderProblem, string>> = {
  required: 'is missing; the provider requires it',
  malformed: 'is not right (its value is not shown)',
  mode: 'has another mode, test or live, than the preceding keys',
  country: 'has another country than the preceding keys',
  address: 'must begin with https:',
};

/** Reads provider values from the environment, and their problems without any value. */
export const readPaymentEnvironment = (
  env: Environment,
  shop: { readonly isLocal: boolean },
): {
  readonly values: Readonly<Partial<Record<PaymentProviderName, ProviderValues>>>;
  readonly problems: readonly string[];
} => {
  const definitions = paymentProviders.map((definition) => [definition, readValues(definition, env)] as const);
  const configured = definitions.filter(([, values]) => Object.keys(values).length > 0);
  return {
    values: Object.fromEntries(configured.map(([{ name }, values]) => [name, values])),
    problems: configured.flatMap(([definition, values]) =>
      Object.entries(definition.problems(values, shop)).map(
        ([field, problem]) => `${environmentName(definition.name, field)} ${expected[problem]}.`,
      ),
    ),
  };
};

const readValues = ({ name, fields }: PaymentProvider, env: Environment): ProviderValues =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const value = (env[environmentName(name, field.name)] ?? '').trim();
      return value === '' ? [] : [[field.name, value]];
    }),
  );

/** Whether a URL points to the local machine. */
export const isLocalAddress = (url: string): boolean =>
  /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::|\/|$)/.test(url);
