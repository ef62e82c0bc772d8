import type { Stage } from './run-stages.ts';

/**
 * Static checks: format, lint, types and unused code. Import rules are checked by their own test
 * (`tests/architecture/import-rules.test.ts`).
 */
export const staticChecks: readonly Stage[] = [
  { name: 'format', commands: [['biome', 'ci', '--reporter=summary', '.']] },
  { name: 'lint', commands: [['oxlint']] },
  { name: 'types', commands: [['react-router', 'typegen'], ['tsc'], ['tsc', '-p', 'src/service-worker']] },
  { name: 'unused files, exports and packages', commands: [['knip', '--no-progress', '--no-config-hints']] },
];
