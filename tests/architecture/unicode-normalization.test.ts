import { expect, test } from 'vitest';
import { packageFolders, sourcesIn } from './source-files.ts';

test('only normalizeUnicode normalizes texts, because a long run of marks takes quadratic time', () => {
  const callers = sourcesIn(packageFolders)
    .filter(({ path, text }) => !path.endsWith('.test.ts') && text.includes('.normalize('))
    .map(({ path }) => path);
  expect(callers).toEqual(['src/core/text/clean-text.ts']);
});
