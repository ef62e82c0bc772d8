import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

/** A checkout in a folder with a space and Arabic letters in its name, whose packages need no network. */
let checkout: string;

const write = (file: string, content: string) => {
  mkdirSync(join(checkout, file, '..'), { recursive: true });
  writeFileSync(join(checkout, file), content);
};

beforeEach(() => {
  checkout = join(mkdtempSync(join(tmpdir(), 'install-')), 'متجر my shop');
  for (const file of ['install.mjs', 'steps.mjs']) {
    cpSync(join(import.meta.dirname, file), join(checkout, 'scripts', file), { recursive: true });
  }
  write('packages/node/package.json', JSON.stringify({ name: 'node', version: '1.0.0', bin: 'node.js' }));
  write('packages/node/node.js', '');
  write('packages/linter/package.json', JSON.stringify({ name: 'linter', version: '1.0.0' }));
  const named = {
    name: 'shop',
    version: '1.0.0',
    dependencies: { node: 'file:packages/node' },
    devDependencies: { linter: 'file:packages/linter' },
  };
  write('package.json', JSON.stringify(named));
  const link = (name: string) => ({ resolved: `packages/${name}`, link: true });
  const packages = {
    '': named,
    'node_modules/node': link('node'),
    'packages/node': { version: '1.0.0', bin: { node: 'node.js' } },
    'node_modules/linter': link('linter'),
    'packages/linter': { version: '1.0.0', dev: true },
  };
  write('package-lock.json', JSON.stringify({ name: 'shop', version: '1.0.0', lockfileVersion: 3, packages }));
});
afterEach(() => rmSync(join(checkout, '..'), { recursive: true }));

const install = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/install.mjs', ...args], {
    cwd: checkout,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
};
const isInstalled = (name: string) => existsSync(join(checkout, 'node_modules', name, 'package.json'));

test('installs runtime packages once, and tools only on request', () => {
  expect(install()).toMatchObject({ status: 0, stdout: expect.stringContaining('✓ Installing packages (') });
  expect([isInstalled('node'), isInstalled('linter')]).toEqual([true, false]);
  expect(install()).toEqual({ status: 0, stdout: '', stderr: '' });

  expect(install('--tools').stdout).toContain('✓ Installing packages and developers’ tools (');
  expect([isInstalled('node'), isInstalled('linter')]).toEqual([true, true]);
  for (const args of [[], ['--tools']]) expect(install(...args)).toEqual({ status: 0, stdout: '', stderr: '' });
});

test('reinstalls when package-lock.json changed', () => {
  install();
  write('package-lock.json', `${readFileSync(join(checkout, 'package-lock.json'), 'utf8')}\n`);
  expect(install().stdout).toContain('✓ Installing packages');
});

test("a failed installation names the step, npm's error and the remedy, and is retried the next time", () => {
  write('package.json', JSON.stringify({ name: 'shop', version: '1.0.0', dependencies: { other: '1.0.0' } }));
  for (const _ of ['first', 'second']) {
    const { status, stdout, stderr } = install();
    expect(status).toBe(1);
    expect(stdout).toContain('✗ Installing packages failed after');
    expect(stderr).toContain('Missing: other@1.0.0 from lock file');
    expect(stderr).toContain('Check the connection to the npm registry');
  }
});
