import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';

const otherNamespaces = [
  'cart',
  'forms',
  'checkout',
  'product-details',
  'account',
  'auth-flows',
  'admin',
  'governorates',
];
const imports = /^import (?!type )[^;]*?from '(\.[^']+)';$/gmu;

const reachedFrom = (file: string, reached = new Set<string>()): ReadonlySet<string> => {
  if (reached.has(file)) return reached;
  reached.add(file);
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(imports))
    reachedFrom(join(dirname(file), path), reached);
  return reached;
};

test.each(['ar', 'en'])(
  'the common namespace in %s imports no other language, no long text and no other namespace',
  (language) => {
    const files = [...reachedFrom(join(import.meta.dirname, language, 'common.ts'))];
    const reached = files.map((file) => relative(import.meta.dirname, file));
    expect(reached).toContain(join(language, 'common/layout.ts'));
    expect(reached.filter((path) => path.includes('/content/'))).toEqual([]);
    expect(reached.filter((path) => otherNamespaces.some((name) => path.startsWith(join(language, name))))).toEqual([]);
    expect(reached.filter((path) => path.startsWith(language === 'ar' ? 'en' : 'ar'))).toEqual([]);
  },
);
