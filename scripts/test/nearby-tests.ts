import { dirname } from 'node:path';
import { listImporters, type Sources } from './import-graph.ts';

/** The folder of a feature, of a module of core, or of another part of the repository. */
const moduleOf = (path: string): string =>
  /^(?:src\/(?:features|core)\/(?:server\/)?[^/]+|src\/[^/]+|[^/]+\/[^/]+)/.exec(path)?.[0] ?? dirname(path);

/**
 * The tests to run after a change: those in a changed file's folder, and those of the same feature that import it, also through other
 * files.
 */
export const listNearbyTests = (changed: readonly string[], sources: Sources): readonly string[] => {
  const folders = new Set(changed.map((path) => dirname(path)));
  const modules = new Set(changed.map(moduleOf));
  const importers = listImporters(changed, sources);
  return [...sources.keys()].filter(
    (path) =>
      /\.test\.tsx?$/.test(path) &&
      (folders.has(dirname(path)) || (importers.has(path) && modules.has(moduleOf(path)))),
  );
};
