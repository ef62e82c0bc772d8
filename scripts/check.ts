import { run } from './run.ts';

/** What is read and not run, the quickest first; the first that fails ends it. */
const checks: readonly { readonly name: string; readonly commands: readonly (readonly [string, ...string[]])[] }[] = [
  { name: 'format', commands: [['biome', 'ci', '--reporter=summary', '.']] },
  { name: 'law', commands: [['depcruise', '--config', '.dependency-cruiser.mjs', '--output-type', 'err', '.']] },
  { name: 'lint', commands: [['oxlint']] },
  { name: 'types', commands: [['react-router', 'typegen'], ['tsc'], ['tsc', '-p', 'app/worker']] },
  { name: 'unused files, exports and packages', commands: [['knip', '--no-progress', '--no-config-hints']] },
];

/** Runs one check and says how long it took. Throws when it fails. */
const check = async (name: string, commands: readonly (readonly [string, ...string[]])[]): Promise<void> => {
  const begun = performance.now();
  const took = () => `${((performance.now() - begun) / 1000).toFixed(1)} s`;
  console.log(`\n— ${name}`);
  try {
    for (const [command, ...args] of commands) await run(command, args);
  } catch (error) {
    console.error(`✗ ${name} (${took()})`);
    throw error;
  }
  console.log(`✓ ${name} (${took()})`);
};

/** Format, the law of the house, lint, types, and what nobody uses. */
export const checkSources = async (): Promise<void> => {
  for (const { name, commands } of checks) await check(name, commands);
};

if (import.meta.main) {
  await checkSources();
  await check('unit, api and house tests', [
    ['vitest', 'run', '--reporter=dot', '--project=!e2e', '--project=!endurance'],
  ]);
}
