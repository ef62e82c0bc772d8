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

test('readHeadData returns the page meta, the share meta and the structured data of serializeHead', () => {
  expect(readHeadData({ loaderData: { head: serializeHead(page, [shop]) } })).toEqual([
    ...pageMeta(page),
    ...shareMeta(page),
    { 'script:ld+json': shop },
  ]);
});

test('serialized page data contains neither share meta nor structured data', () => {
  const sent = JSON.parse(JSON.stringify(serializeHead(page, [shop])));
  expect(JSON.stringify(sent)).not.toMatch(/OnlineStore|og:/);
  expect(readHeadData({ loaderData: { head: sent } })).toEqual(pageMeta(page));
});

test('readHeadData returns nothing without loader data', () => {
  expect(readHeadData({})).toEqual([]);
});
