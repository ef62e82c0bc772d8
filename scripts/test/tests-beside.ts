import { dirname } from 'node:path';

/** Those of the tests that stand beside a changed file, in its folder; all paths are seen from the project's folder. */
export const testsBeside = (changed: readonly string[], tests: readonly string[]): readonly string[] => {
  const folders = new Set(changed.map((path) => dirname(path)));
  return tests.filter((path) => folders.has(dirname(path))).toSorted();
};
