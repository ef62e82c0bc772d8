import { readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';

const otherRooms = [
  'cart.ts',
  'summary.ts',
  'talk.ts',
  'notices.ts',
  'refusals.ts',
  'validation.ts',
  'account.ts',
  'entry.ts',
  'offer.ts',
  'office.ts',
  'places.ts',
  'doors.ts',
  'security.ts',
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
  'a public page in %s loads no other language, no long copy, and no words of cart, till, account and office',
  (language) => {
    const files = [...reachedFrom(join(import.meta.dirname, language, 'shop.ts'))];
    const reached = files.map((file) => relative(import.meta.dirname, file));
    expect(reached).toContain(join(language, 'shell.ts'));
    expect(reached.filter((path) => path.includes('editorial'))).toEqual([]);
    expect(reached.filter((path) => otherRooms.includes(basename(path)))).toEqual([]);
    expect(reached.filter((path) => path.startsWith(language === 'ar' ? 'en' : 'ar'))).toEqual([]);
  },
);
