import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { needsFullStyleSheet } from './use-route-styles.ts';

const source = join(import.meta.dirname, '../..');
const styles = join(source, 'core/ui/styles');
const sheet = readFileSync(join(styles, 'shop.css'), 'utf8');

/** Files that the smaller style sheet names with `@source` or `@source not`. */
const filesOf = (rule: '@source' | '@source not'): ReadonlySet<string> => {
  const patterns = [...sheet.matchAll(new RegExp(`^${rule} "([^"]+)"`, 'gm'))].map(([, pattern = '']) => pattern);
  const files = patterns.flatMap((pattern) =>
    globSync([pattern, `${pattern}/**/*.{ts,tsx}`], { cwd: styles }).map((file) => join(styles, file)),
  );
  return new Set(files.map((file) => relative(source, file)));
};

/** Components that a page's module loads, at once or on demand. */
const componentsOf = (pages: readonly string[]): ReadonlySet<string> => {
  const reached = new Set<string>();
  const visit = (file: string): void => {
    if (reached.has(file)) return;
    reached.add(file);
    const imports = readFileSync(join(source, file), 'utf8').matchAll(/(?:from |import\(|import )'([#.][^']+\.tsx?)'/g);
    for (const [, name = ''] of imports) {
      visit(name.startsWith('#') ? name.slice(1) : relative(source, join(source, dirname(file), name)));
    }
  };
  for (const page of pages) visit(page);
  return new Set([...reached].filter((file) => file.endsWith('.tsx')));
};

test('the smaller style sheet scans or excludes each component of home, list, product and cart', () => {
  const decided = new Set([...filesOf('@source'), ...filesOf('@source not')]);
  const components = componentsOf([
    'root.tsx',
    'features/storefront/frame/storefront-layout.tsx',
    'features/storefront/pages/home.route.tsx',
    'features/search/storefront/products.route.tsx',
    'features/storefront/pages/product.route.tsx',
    'features/cart/storefront/cart.route.tsx',
  ]);
  expect(components.size).toBeGreaterThan(80);
  expect([...components].filter((file) => !decided.has(file))).toEqual([]);
});

test('the smaller style sheet names only files that exist', () => {
  for (const [, pattern = ''] of sheet.matchAll(/^@source (?:not )?"([^"]+)"/gm)) {
    expect(globSync(join(styles, pattern)), pattern).not.toEqual([]);
  }
});

test.each(['/', '/products', '/products/cups', '/product/cup-tea-01', '/cart'])(
  '%s needs only the smaller style sheet',
  (path) => {
    expect(needsFullStyleSheet(path)).toBe(false);
  },
);

test.each([
  '/checkout',
  '/auth',
  '/account',
  '/about',
  '/contact',
  '/policies/returns',
  '/order-confirmation/1',
  '/nowhere',
  '/cartouche',
])('%s needs the full style sheet', (path) => {
  expect(needsFullStyleSheet(path)).toBe(true);
});
