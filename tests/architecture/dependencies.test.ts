import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const read = async (file: string) => JSON.parse(await readFile(join(import.meta.dirname, '../..', file), 'utf8'));

type Package = { readonly resolved?: string; readonly integrity?: string; readonly inBundle?: boolean };

test('every package is locked by its hash and comes from the registry', async () => {
  const { packages } = await read('package-lock.json');
  const installed = Object.entries<Package>(packages).filter(([path, { inBundle }]) => path !== '' && !inBundle);
  expect(installed.length).toBeGreaterThan(100);
  const loose = installed.filter(
    ([, { resolved = 'https://registry.npmjs.org/', integrity = '' }]) =>
      !resolved.startsWith('https://registry.npmjs.org/') || !integrity.startsWith('sha512-'),
  );
  expect(loose.map(([path]) => path)).toEqual([]);
});

test('every direct dependency has one exact version', async () => {
  const { dependencies, optionalDependencies, devDependencies } = await read('package.json');
  for (const [name, version] of Object.entries({ ...dependencies, ...optionalDependencies, ...devDependencies })) {
    expect(version, name).toMatch(/^\d+\.\d+\.\d+(?:-[\w.]+)?$/);
  }
});
