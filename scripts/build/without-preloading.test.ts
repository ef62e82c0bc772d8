import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withoutPreloading } from './without-preloading.ts';

let root: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'preloading-'));
  await writeFile(join(root, 'page.js'), "import('./part.js').then(({ part }) => console.log(part));");
  await writeFile(join(root, 'part.js'), "import './part.css'; export const part = 'the part';");
  await writeFile(join(root, 'part.css'), 'p { color: red }');
});
afterAll(() => rm(root, { recursive: true }));

const built = async (plugins: ReturnType<typeof withoutPreloading>[]): Promise<string> => {
  const result = await build({
    root,
    plugins,
    configFile: false,
    logLevel: 'silent',
    build: { write: false, modulePreload: false, rolldownOptions: { input: join(root, 'page.js') } },
  });
  if (!('output' in result)) throw new Error('One build was expected.');
  return result.output.map((file) => (file.type === 'chunk' && file.isEntry ? file.code : '')).join('');
};

test('a page requests its lazy parts without preloading anything else', async () => {
  const page = await built([withoutPreloading()]);
  expect(page).toMatch(/import\([`'"][^`'"]*part[^`'"]*\.js[`'"]\)/);
  expect(page).not.toContain('stylesheet');
});

test('without this plugin it would look for style sheets first', async () => {
  expect(await built([])).toContain('stylesheet');
});
