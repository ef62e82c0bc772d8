import { expect, test } from 'vitest';
import { type PageMeta, pageMeta, shareMeta } from './page-meta.ts';
import { readHead } from './read-head.ts';
import { writeHead } from './write-head.ts';

const page: PageMeta = {
  language: 'ar',
  publicUrl: 'https://lazaward.example',
  path: '/about',
  title: 'من نحن',
  description: 'بورسلين',
};
const shop = { '@type': 'OnlineStore', name: 'Lazaward' };

test('a written head is read back as it was, with what others read of it', () => {
  expect(readHead({ loaderData: { head: writeHead(page, [shop]) } })).toEqual([
    ...pageMeta(page),
    ...shareMeta(page),
    { 'script:ld+json': shop },
  ]);
});

test('what others read of it does not travel with the page’s data', () => {
  const sent = JSON.parse(JSON.stringify(writeHead(page, [shop])));
  expect(JSON.stringify(sent)).not.toMatch(/OnlineStore|og:/);
  expect(readHead({ loaderData: { head: sent } })).toEqual(pageMeta(page));
});

test('a page without data has no head of its own', () => {
  expect(readHead({})).toEqual([]);
});
