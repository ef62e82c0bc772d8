import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { settingsMarkdown } from '../../src/server/environment/environment.ts';

test('the README lists every setting as the program parses it', async () => {
  const readme = await readFile(join(import.meta.dirname, '../../README.md'), 'utf8');
  const between = readme.split('<!-- settings -->')[1]?.split('<!-- /settings -->')[0];
  expect(between?.trim()).toBe(settingsMarkdown());
});
