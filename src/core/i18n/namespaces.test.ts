import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '../../generated/texts');
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
    const reached = [...reachedFrom(join(folder, language, 'common.gen.ts'))].map((file) => relative(folder, file));
    expect(reached.toSorted()).toEqual([`${language}/common.gen.ts`, `${language}/units.gen.ts`]);
  },
);
