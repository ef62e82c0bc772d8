import type { RouteConfigEntry } from '@react-router/dev/routes';
import { describe, expect, test } from 'vitest';
import { adminPages } from '#generated/admin-pages.gen.ts';
import { adminScreens } from '../../scripts/screenshots/admin/admin-screens.ts';
import type { Customer } from '../../scripts/screenshots/demo-customer.ts';
import { documentedPictures } from '../../scripts/screenshots/documented-pictures.ts';
import { orderScreens } from '../../scripts/screenshots/order-screens.ts';
import { screens } from '../../scripts/screenshots/screens.ts';
import routes from '../../src/routes.ts';

const customer: Customer = { language: 'en', session: '', orderNumber: 'ORD-1' };
const allScreens = [...screens, ...orderScreens, ...adminScreens];
const paths = allScreens.map(({ path, opens }) => {
  const [pathname = ''] = (opens ?? (typeof path === 'string' ? path : path(customer))).split('?');
  return pathname;
});

type PageRoute = { readonly path: string; readonly file: string };

/** Routes with a page, with their whole path; a route in a `.ts` file only redirects or answers with data. */
const pageRoutes = (entries: readonly RouteConfigEntry[], parent = ''): PageRoute[] =>
  entries.flatMap(({ path: own, file, children }) => {
    const path = [parent, own].filter(Boolean).join('/');
    if (children) return pageRoutes(children, path);
    return file.endsWith('.tsx') ? [{ path, file }] : [];
  });

const patternOf = (path: string): RegExp =>
  new RegExp(
    `^/${path
      .replaceAll(/\/?:\w+\?/g, '(?:/[^/]+)?')
      .replaceAll(/\/(\w+)\?/g, '(?:/$1)?')
      .replaceAll(/:\w+/g, '[^/]+')}$`,
  );

const served = pageRoutes(routes).filter(({ path }) => path !== '*');

describe('screenshots', () => {
  test.each([...Map.groupBy(served, ({ file }) => file)])('screenshots show the page of %s', (_, addresses) => {
    expect(paths.filter((each) => addresses.some(({ path }) => patternOf(path).test(each)))).not.toEqual([]);
  });

  test('a screenshot shows the not-found page', () => {
    expect(paths.filter((each) => served.every(({ path }) => !patternOf(path).test(each)))).not.toEqual([]);
  });

  test.each(adminPages.map(({ path }) => `admin/${path}`))('show the page %s of the admin area', (path) => {
    expect(paths.filter((each) => patternOf(path).test(each))).not.toEqual([]);
  });

  test('screenshots have unique names', () => {
    const names = allScreens.map(({ name }) => name);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  test('every picture of the documentation has a screenshot', () => {
    const files = allScreens.flatMap(({ name }) =>
      ['ar', 'en'].flatMap((language) => [390, 1440].map((width) => `${name}-${language}-${width}`)),
    );
    expect(Object.keys(documentedPictures).filter((file) => !files.includes(file))).toEqual([]);
  });
});
