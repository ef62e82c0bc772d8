import type { Stage } from './run-stages.ts';

/**
 * Static checks: format, lint with types, and unused code. Import rules are checked by their own test
 * (`tests/architecture/import-rules.test.ts`).
 */
export const staticChecks: readonly Stage[] = [
  { name: 'format', commands: [['biome', 'ci', '--reporter=summary', '.']] },
  // one program checks both: lint rules need the types anyway
  { name: 'lint and types', commands: [['react-router', 'typegen'], ['oxlint']] },
  { name: 'unused files, exports and packages', commands: [['knip', '--no-progress', '--no-config-hints']] },
];
