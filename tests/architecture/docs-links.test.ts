import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { packageFolders, root, type Source, sourcesIn, supportFolders } from './source-files.ts';

const listFiles = (): string[] => globSync('**', { cwd: root, exclude: ['node_modules', 'build', '.git'] });

const pageAt = (path: string): Source => ({ path, text: readFileSync(join(root, path), 'utf8') });
const topPages = readdirSync(root).filter((name) => name.endsWith('.md'));
const pages = [...topPages.map(pageAt), ...sourcesIn(['docs', 'bench', 'deploy', 'studio'], ['.md'])];

/** Without blocks and spans of code, whose brackets are no links. */
const proseOf = (text: string): string => text.replaceAll(/^( *)```[^]*?^\1```/gm, '').replaceAll(/`[^`\n]*`/g, '');

/** The targets of the links and pictures of a page. */
const linksIn = (text: string): string[] =>
  [...proseOf(text).matchAll(/\]\(([^()\s]+)\)|<(?:a|img)\b[^>]*?\b(?:href|src)="([^"]+)"/g)].map(
    ([, written, inHtml]) => written ?? inHtml ?? '',
  );

/** The addresses of a page's headings, as GitHub makes them. */
const headingsIn = (text: string): string[] => {
  const counts = new Map<string, number>();
  return [...text.replaceAll(/^( *)```[^]*?^\1```/gm, '').matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) => {
    const address = heading
      .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{M}\p{N} _-]/gu, '')
      .replaceAll(' ', '-');
    const count = counts.get(address) ?? 0;
    counts.set(address, count + 1);
    return count === 0 ? address : `${address}-${count}`;
  });
};

/** Returns the fault of a link of a page; null for a valid one, and for one that leaves the repository. */
const faultOf = (page: Source, link: string): string | null => {
  if (/^[a-z]+:/.test(link)) return null;
  const [file = '', heading] = link.split('#');
  const path = posix.join(posix.dirname(page.path), decodeURI(file));
  if (file !== '' && (path.startsWith('..') || !existsSync(join(root, path)))) return `${page.path}: no file ${link}`;
  if (heading === undefined) return null;
  const { text } = file === '' ? page : pageAt(path);
  return headingsIn(text).includes(heading) ? null : `${page.path}: no heading ${link}`;
};

describe('links of the documentation', () => {
  test('every link leads to an existing file and heading', () => {
    const links = pages.flatMap((page) => linksIn(page.text).map((link) => ({ page, link })));
    expect(links.length).toBeGreaterThan(150);
    expect(links.flatMap(({ page, link }) => faultOf(page, link) ?? [])).toEqual([]);
  });

  test('a link to a missing file or heading is reported', () => {
    const page = {
      path: 'docs/page.md',
      text: [
        '# One & `two`',
        '[a](testing.md), ![b](screens/none.webp), <img alt="c" src="none.webp">',
        '[d](#one--two), [e](#three), [f](../README.md#none), [g](https://example.com/none)',
        'code: `[h](none.md)`',
        '```',
        '[i](none.md)',
        '```',
      ].join('\n'),
    };
    expect(linksIn(page.text).flatMap((link) => faultOf(page, link) ?? [])).toEqual([
      'docs/page.md: no file screens/none.webp',
      'docs/page.md: no file none.webp',
      'docs/page.md: no heading #three',
      'docs/page.md: no heading ../README.md#none',
    ]);
  });
});

/** Names of other software, and those of the style guide's examples. */
const foreignNames = new Set(
  [
    'bundleDependencies clientAction isSparing prefersReducedData shouldRetry',
    'in_hot_standby invalid_client lb_try_duration max_prepared_statements pg_dump target_session_attrs',
  ].flatMap((names) => names.split(' ')),
);

/** Names in camelCase and snake_case in the code spans of a page. */
const namesIn = (text: string): string[] =>
  [...text.matchAll(/`([a-z]+(?:[A-Z]\w*|(?:_[a-z]+)+))(?:\(\))?`/g)].map(([, name = '']) => name);

test('every name of code in the documentation exists', () => {
  const code = sourcesIn(
    [...packageFolders, ...supportFolders, 'deploy'],
    ['.ts', '.tsx', '.mjs', '.sql', '.css', '.yml'],
  );
  const codeNames = new Set(code.flatMap(({ text }) => text.match(/\w+/g) ?? []));
  const missing = pages.flatMap(({ path, text }) =>
    namesIn(text).flatMap((name) => (codeNames.has(name) || foreignNames.has(name) ? [] : `${path}: ${name}`)),
  );
  expect(missing).toEqual([]);
});

/** Files named in the code spans of a page; a name in capitals is a placeholder, and a path from `/` an address. */
const filesIn = (text: string): string[] =>
  [...text.matchAll(/`([\w-][\w./-]*\.(?:tsx?|sql|mjs|css|json|yml|md))`/g)]
    .map(([, file = '']) => file)
    .filter((file) => !/[A-Z]{4}/.test(file));

test('every file named in the documentation exists', () => {
  const files = listFiles().map((path) => `/${path}`);
  const missing = pages
    // describes the folder of a release
    .filter(({ path }) => path !== 'deploy/release/README.md')
    .flatMap(({ path, text }) =>
      filesIn(text).flatMap((file) => (files.some((each) => each.endsWith(`/${file}`)) ? [] : `${path}: ${file}`)),
    );
  expect(missing).toEqual([]);
});

/** Citations such as `specification 2, Home`; what follows the number is a part of its section if it begins with a capital. */
const citationsIn = (text: string): { readonly section: string; readonly part: string }[] =>
  [...text.matchAll(/\bspecification (\d)(?:, ([A-Z][a-z]+(?:[ -][a-z]+)*))?/g)].map(([, section = '', part = '']) => ({
    section,
    part,
  }));

describe('citations of the specification', () => {
  const sections = new Map(
    pageAt('docs/specification.md')
      .text.split(/^## (?=\d\. )/m)
      .map((section) => [section.slice(0, 1), section] as const),
  );

  test('every citation names an existing section and part', () => {
    const sources = [...pages, ...sourcesIn([...packageFolders, ...supportFolders], ['.ts', '.tsx', '.sql', '.css'])];
    const cited = sources.flatMap(({ path, text }) => citationsIn(text).map((citation) => ({ path, ...citation })));
    expect(cited.length).toBeGreaterThan(100);
    expect(cited.filter(({ section, part }) => !sections.get(section)?.includes(part))).toEqual([]);
  });

  test('citations are read with and without a part', () => {
    expect(citationsIn('(specification 2, Home; specification 9), specification 5, decision 7')).toEqual([
      { section: '2', part: 'Home' },
      { section: '9', part: '' },
      { section: '5', part: '' },
    ]);
  });
});
