import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { banner, exportsOf, importsOf, root } from './generated-module.ts';

const definitions = 'src/features/payments/providers/*/server/*.provider.ts';

/** Names of the payment providers with a payment page, which are those of their files. */
export const readGatewayNames = (): readonly string[] =>
  globSync(definitions, { cwd: root })
    .toSorted()
    .map((file) => basename(file, '.provider.ts'));

/** Modules of the payment providers: all definitions, and their names alone. */
export const paymentProviderModules = async (): Promise<Readonly<Record<string, string>>> => {
  const providers = await exportsOf(definitions, 'Provider');
  return {
    'src/generated/gateway-names.gen.ts': `${banner('*.provider.ts')}
/** Names of the providers with a payment page. */
export const gatewayNames = [
${readGatewayNames()
  .map((name) => `  '${name}',\n`)
  .join('')}] as const;
`,
    'src/generated/payment-providers.gen.ts': `${banner('*.provider.ts')}import type { PaymentProvider } from '#features/payments/server/payment-provider.ts';
${importsOf(providers)}
/** Providers with settings, in order of precedence per method. */
export const paymentProviders: readonly PaymentProvider[] = [
${providers.map(({ name }) => `  ${name},\n`).join('')}];
`,
  };
};

/** Words of `docs/payments.md` for the data that a provider shares. */
const dataNames = { fullName: 'name', email: 'e-mail address', phone: 'phone number', city: 'city' };

/** `docs/payments.md` with the environment variables of the providers, and the data that each receives. */
export const paymentsPage = async (): Promise<string> => {
  // generated modules, which are written before
  const { paymentProviders } = await import('#generated/payment-providers.gen.ts');
  const { paymentProvidersTexts, paymentSettingsTexts } = await import('#generated/texts/en/admin.gen.ts');
  const { environmentName } = await import('#features/payments/server/settings/payment-environment.ts');
  const textsByName: Readonly<Record<string, ProviderTexts>> = paymentProvidersTexts;
  const variables = paymentProviders.flatMap(({ name, fields }) => {
    const texts = textsByName[name];
    const labels: ProviderTexts['fields'] = { ...paymentSettingsTexts.fields, ...texts?.fields };
    return fields.map((field) => {
      const kind = [field.isSecret ? 'secret' : '', field.isOptional ? 'optional' : ''].filter((word) => word !== '');
      const label = labels[field.name]?.label;
      return `| \`${environmentName(name, field.name)}\` | ${texts?.name}: ${label} | ${kind.join(', ')} |\n`;
    });
  });
  const shared = paymentProviders.map(
    ({ name, shares }) => `| ${textsByName[name]?.name} | ${shares.map((data) => dataNames[data]).join(', ')} |\n`,
  );
  const page = await readFile(join(root, 'docs/payments.md'), 'utf8');
  const replaceRows = (text: string, head: string, rows: readonly string[]) =>
    text.replace(new RegExp(`(?<=\n\\| ${head} \\|.*\n\\|-[-|]*\n)(?:\\|.*\n)*`), () => rows.join(''));
  return replaceRows(replaceRows(page, 'variable', variables), 'provider', shared);
};

type ProviderTexts = {
  readonly name: string;
  readonly fields?: Readonly<Record<string, { readonly label: string }>>;
};
