import { expect, test } from 'vitest';
import { sharePicture } from '#core/pictures/share-pictures.ts';
import { type PageMeta, pageMeta, shareMeta } from './page-meta.ts';

const page: PageMeta = {
  language: 'en',
  publicUrl: 'https://lazaward.example',
  path: '/products?sale=true',
  title: 'On Sale',
  description: 'What is reduced',
};
const tags = (overrides: Partial<PageMeta> = {}) =>
  Object.fromEntries(
    shareMeta({ ...page, ...overrides }).flatMap((each) => ('property' in each ? [[each.property, each.content]] : [])),
  );
const links = (overrides: Partial<PageMeta> = {}) =>
  pageMeta({ ...page, ...overrides }).flatMap((each) =>
    'tagName' in each ? [[each['rel'], each['hrefLang'], each['href']].filter(Boolean).join(' ')] : [],
  );

test('pageMeta and shareMeta describe the shared picture with its size and its alternative text', () => {
  expect(tags({ image: sharePicture('on-sale', 'en', 'Reduced') })).toMatchObject({
    'og:url': 'https://lazaward.example/products?sale=true&lang=en',
    'og:image': 'https://lazaward.example/photographs/share/on-sale-en.jpg',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'Reduced',
  });
  const ofUnknownSize = tags({ image: { path: '/photographs/custom/1-1200.webp', size: null, alt: 'My own' } });
  expect(ofUnknownSize).toMatchObject({ 'og:image:alt': 'My own' });
  expect(ofUnknownSize).not.toHaveProperty('og:image:width');
  expect(tags()).not.toHaveProperty('og:image');
});

test('page meta lists the canonical URL and all alternate language URLs', () => {
  const alternates = [
    'alternate ar https://lazaward.example/products?sale=true',
    'alternate en https://lazaward.example/products?sale=true&lang=en',
    'alternate x-default https://lazaward.example/products?sale=true',
  ];
  expect(links()).toEqual(['canonical https://lazaward.example/products?sale=true&lang=en', ...alternates]);
  expect(links({ language: 'ar' })).toEqual(['canonical https://lazaward.example/products?sale=true', ...alternates]);
});

test('a private page is noindex and has no canonical, alternate or share meta', () => {
  expect(pageMeta({ ...page, isPrivate: true })).toContainEqual({ name: 'robots', content: 'noindex' });
  expect([...links({ isPrivate: true }), ...Object.keys(tags({ isPrivate: true }))]).toEqual([]);
});
