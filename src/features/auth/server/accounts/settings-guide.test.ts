import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { accountsSettings } from './settings.ts';
import { AccountsFile } from './settings-file.ts';

/** The part of a schema that is needed to traverse it. */
type Rule = {
  readonly type: string;
  readonly wrapped?: Rule;
  readonly value?: Rule;
  readonly entries?: Readonly<Record<string, Rule>>;
};

const namesIn = (rule: Rule, path = ''): string[] => {
  if (rule.type === 'exact_optional' || rule.type === 'nullable') return namesIn(rule.wrapped as Rule, path);
  if (rule.type === 'record') return namesIn(rule.value as Rule, `${path}.<name>`);
  const isLimit = Object.keys(rule.entries ?? {}).join() === 'max,windowSeconds';
  if (rule.type !== 'strict_object' || rule.entries === undefined || isLimit) return [path];
  return Object.entries(rule.entries).flatMap(([name, inner]) =>
    namesIn(inner, path === '' ? name : `${path}.${name}`),
  );
};

const defaults = accountsSettings({ externalUrl: '', siteUrl: '' });
const defaultOf = (name: string): unknown =>
  name.split('.').reduce<unknown>((part, key) => (part as Readonly<Record<string, unknown>> | null)?.[key], defaults);

test('the guide lists exactly the settings with their defaults', async () => {
  const guide = await readFile(join(import.meta.dirname, '../../../../../docs/accounts.md'), 'utf8');
  const table = guide.split('<!-- settings -->')[1]?.split('<!-- /settings -->')[0] ?? '';
  const rows = [...table.matchAll(/^\| `([^`]+)` \| (.*?) \| (.+) \|$/gm)];
  expect(rows.map(([, name]) => name)).toEqual(namesIn(AccountsFile as unknown as Rule));
  const described = rows.map(([, name = '', defaultText]) => [name, defaultText]);
  const variables = described.filter(([name = '']) => defaultOf(name) !== undefined && defaultOf(name) !== '');
  expect(variables.length).toBeGreaterThan(30);
  expect(variables).toEqual(variables.map(([name = '']) => [name, `\`${JSON.stringify(defaultOf(name))}\``]));
});
