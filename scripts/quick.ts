import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { writeGenerated } from './generate.ts';
import { listNearbyTests } from './test/nearby-tests.ts';
import { runStages, type Stage } from './test/run-stages.ts';
import { staticChecks } from './test/static-checks.ts';
import { inRecords, suite } from './test/suite.ts';
import { conclude } from './test/sum-up.ts';

const git = (...args: readonly string[]): string => execFileSync('git', args, { encoding: 'utf8' }).trim();

/** Merge base of this branch with main; on main or without it, the last commit. */
const base = (): string => {
  try {
    return git('merge-base', 'HEAD', process.env['TEST_BASE'] ?? 'main');
  } catch {
    return 'HEAD';
  }
};

/** Every file that differs from the base, committed or not, including new ones. */
const changed = (): readonly string[] =>
  [git('diff', '--name-only', base()), git('ls-files', '--others', '--exclude-standard')]
    .flatMap((listed) => listed.split('\n'))
    .filter((path) => path !== '');

/** Lint and type check of these files only. */
const lintOf = (paths: readonly string[]): Stage => ({
  name: 'lint and types of the change',
  commands: [['oxlint', ...paths.filter((path) => /\.tsx?$/.test(path) && existsSync(path))]],
});

await writeGenerated();
const sources = new Map(
  globSync('{src,tests,scripts,bench}/**/*.{ts,tsx}').map((path) => [path, readFileSync(path, 'utf8')]),
);
const changedFiles = changed();
const nearby = listNearbyTests(changedFiles, sources).filter(
  (path) => !/\.(?:matrix|component)\.test\.|\/e2e\/|^tests\/(?:resilience|architecture)\//.test(path),
);
console.log(nearby.length === 0 ? 'No test is nearby.' : `Tests nearby:\n${nearby.join('\n')}`);

conclude(
  await inRecords((records) =>
    runStages(
      {
        front: nearby.length === 0 ? [] : [suite(records, 'tests nearby', ['unit', 'api'], { more: nearby })],
        // unused code, and the types of what imports a change, are checked before it lands, not during it
        parallel: [
          staticChecks
            .filter(({ name }) => !name.startsWith('unused'))
            .map((stage) => (stage.name === 'lint and types' ? lintOf(changedFiles) : stage)),
        ],
      },
      console.log,
    ),
  ),
);
