import { expect, test } from 'vitest';
import { type PageMeta, pageMeta, serializeHead, shareMeta } from './page-meta.ts';
import { readHeadData } from './read-head-data.ts';

const page: PageMeta = {
  language: 'ar',
  publicUrl: 'https://lazaward.example',
  path: '/about',
  title: 'من نحن',
  description: 'بورسلين',
};
const shop = { '@type': 'OnlineStore', name: 'Lazaward' };

test('a written head is read back as it was, with what others read of it', () => {
  expect(readHeadData({ loaderData: { head: serializeHead(page, [shop]) } })).toEqual([
    ...pageMeta(page),
    ...shareMeta(page),
    { 'script:ld+json': shop },
  ]);
});

test('what others read of it does not travel with the page’s data', () => {
  const sent = JSON.parse(JSON.stringify(serializeHead(page, [shop])));
  expect(JSON.stringify(sent)).not.toMatch(/OnlineStore|og:/);
  expect(readHeadData({ loaderData: { head: sent } })).toEqual(pageMeta(page));
});

test('a page without data has no head of its own', () => {
  expect(readHeadData({})).toEqual([]);
});
