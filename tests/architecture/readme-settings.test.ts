import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadMessages } from '#core/i18n/messages.ts';
import { environmentName } from '#features/payments/server/settings/payment-environment.ts';
import { paymentProviders } from '#generated/payment-providers.gen.ts';
import { settingsMarkdown } from '../../src/server/environment/environment.ts';
import { testSettings } from '../support/test-settings.ts';

test('the README lists every setting as the program parses it', async () => {
  const readme = await readFile(join(import.meta.dirname, '../../README.md'), 'utf8');
  const between = readme.split('<!-- settings -->')[1]?.split('<!-- /settings -->')[0];
  expect(between?.trim()).toBe(settingsMarkdown());
});

test('the page about payments lists every variable of the payment providers', async () => {
  const page = await readFile(join(import.meta.dirname, '../../docs/payments.md'), 'utf8');
  const between = page.split('<!-- payment providers -->')[1]?.split('<!-- /payment providers -->')[0];
  const { paymentProviders: providers, paymentSettings } = await loadMessages('admin', 'en', testSettings);
  const texts: Readonly<Record<string, { name: string; fields?: Readonly<Record<string, { label: string }>> }>> =
    providers;
  const rows = paymentProviders.flatMap(({ name, fields }) =>
    fields.map((field) => {
      const { name: provider, fields: own } = texts[name] ?? {};
      const labels: Readonly<Record<string, { label: string }>> = { ...paymentSettings.fields, ...own };
      const kind = [field.isSecret ? 'secret' : '', field.isOptional ? 'optional' : ''].filter((word) => word !== '');
      return `| \`${environmentName(name, field.name)}\` | ${provider}: ${labels[field.name]?.label} | ${kind.join(', ')} |`;
    }),
  );
  expect(between?.trim().split('\n')).toEqual(['| variable | value | |', '|---|---|---|', ...rows]);
});
