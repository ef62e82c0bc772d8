import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { staticChecks } from './check.ts';
import { writeGenerated } from './generate.ts';
import { listNearbyTests } from './test/nearby-tests.ts';
import { runStages } from './test/run-stages.ts';
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

await writeGenerated();
const touched = listNearbyTests(
  changed(),
  globSync(['src/**/{server,testing}/**/*.test.ts', 'tests/{server,support}/**/*.test.ts']),
);
console.log(touched.length === 0 ? 'No API test is touched.' : `API tests touched:\n${touched.join('\n')}`);

conclude(
  await inRecords((records) =>
    runStages(
      {
        front: [
          suite(records, 'unit and architecture', ['unit', 'architecture']),
          ...(touched.length === 0 ? [] : [suite(records, 'api', ['api'], { more: touched })]),
        ],
        // unused code is checked before a change lands, not during it
        parallel: [staticChecks.filter(({ name }) => !name.startsWith('unused'))],
      },
      console.log,
    ),
  ),
);
