// starts first: takes a minute or more
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { translateByMachine } from '#tests/support/translate-by-machine.ts';
import { fastDirectory } from '../../scripts/lib/fast-directory.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../..');
let copy = '';

const node = (...command: readonly string[]) =>
  run(process.execPath, command, { cwd: copy, env: { ...process.env, CI: '' }, maxBuffer: 64 * 1024 * 1024 });

const line = `  fr: {
    name: 'Français',
    direction: 'ltr',
    locale: 'fr-FR',
    numerals: '0123456789\\u202f,%',
    currency: 'EGP',
    isCurrencyFirst: false,
    content: 'en',
  },
`;

/** Adds the language in a copy of the shop, as docs/texts.md describes it. */
beforeAll(async () => {
  copy = await mkdtemp(join(await fastDirectory(), 'lazaward-language-'));
  const { stdout } = await run('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root });
  const isPicture = (path: string) => /\.(?:png|jpg|webp|avif|woff2|blend|ttf)$/u.test(path);
  for (const path of stdout.trim().split('\n')) {
    // a deleted file is listed until it is committed
    if (isPicture(path) || !existsSync(join(root, path))) continue;
    await mkdir(join(copy, dirname(path)), { recursive: true });
    await copyFile(join(root, path), join(copy, path));
  }
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'));
  const facts = join(copy, 'src/core/i18n/language.ts');
  await writeFile(
    facts,
    (await readFile(facts, 'utf8')).replace('} as const satisfies', `${line}} as const satisfies`),
  );
  await node('scripts/translate.ts', 'fr');
  const file = join(copy, 'src/translations/fr.xlf');
  await writeFile(file, await translateByMachine(await readFile(file, 'utf8')));
  await node('scripts/generate.ts');
  await node('node_modules/@react-router/dev/bin.cjs', 'typegen');
});

afterAll(() => rm(copy, { recursive: true, force: true }));

test('a line and a file of translations add a language, and the types of the whole repository still fit', async () => {
  await expect(node('node_modules/typescript/bin/tsc')).resolves.toMatchObject({ stdout: '' });
});

test('the messages of an added language are its translations, with the digits and plurals of that language', async () => {
  const code = `
    import { formatMoney } from '#core/i18n/format.ts';
    import { serverTexts } from '#core/i18n/server-texts.ts';
    import { messagesOf } from '#core/i18n/storefront-messages.ts';
    import { testSettings } from '#tests/support/test-settings.ts';
    const { cart, fields } = messagesOf('fr', testSettings);
    console.log(JSON.stringify([cart.title, fields.email, formatMoney(125_050, 'fr'), serverTexts('fr', testSettings).mail.signature]));
  `;
  const { stdout } = await node('--input-type=module', '--eval', code);
  expect(JSON.parse(stdout)).toEqual(['Shóppíñg Cárt', 'Émáíl', '1\u202f250,50\u00a0EGP', 'Thé Lazaward téám']);
});

test('a text that has changed since its translation is in English until it is translated again, with the former text as a note', async () => {
  const texts = join(copy, 'src/features/returns/returns.texts.ts');
  await writeFile(texts, (await readFile(texts, 'utf8')).replace("en: 'Returns'", "en: 'Items to return'"));
  await node('scripts/generate.ts');
  expect(await readFile(join(copy, 'src/generated/texts/fr/returns.gen.ts'), 'utf8')).toContain(
    "title: 'Items to return'",
  );
  await node('scripts/translate.ts', 'fr');
  const file = await readFile(join(copy, 'src/translations/fr.xlf'), 'utf8');
  expect(file).toContain('Former text: Returns\nFormer translation: Rétúrñš');
  expect(file).toContain('=0 {Tódáý íš thé lášt');
});

test('a translation with a parameter that its text does not have is refused', async () => {
  const file = join(copy, 'src/translations/fr.xlf');
  await writeFile(
    file,
    (await readFile(file, 'utf8')).replace('<target>Hélló {name, isolate}', '<target>Hélló {prénom}'),
  );
  await expect(node('scripts/generate.ts')).rejects.toThrow('prénom');
});
