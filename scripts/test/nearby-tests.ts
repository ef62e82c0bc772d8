import { dirname } from 'node:path';

/** Tests in the same folder as a changed file; all paths are relative to the project's folder. */
export const listNearbyTests = (changed: readonly string[], tests: readonly string[]): readonly string[] => {
  const folders = new Set(changed.map((path) => dirname(path)));
  return tests.filter((path) => folders.has(dirname(path))).toSorted();
};
