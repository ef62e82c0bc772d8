import { globSync } from 'node:fs';
import { basename } from 'node:path';
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
