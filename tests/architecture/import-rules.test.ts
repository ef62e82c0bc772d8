import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allowed, violations, writeViolations } from './import-rule-violations.ts';
import { beside, nodesOf, packageFolders, parse, root, sourcesIn } from './source-files.ts';

type Dependency = { readonly module: string };
type Cruise = {
  readonly modules: readonly { readonly source: string; readonly dependencies: readonly Dependency[] }[];
  readonly summary: {
    readonly violations: readonly { readonly from: string; readonly to: string; readonly rule: { name: string } }[];
  };
};

const config = join(root, '.dependency-cruiser.mjs');

/** Runs dependency-cruiser on a project and returns its report. */
const cruise = async (folder: string): Promise<Cruise> => JSON.parse((await run(folder, 'json')).told);

const run = (folder: string, report: 'json' | 'err'): Promise<{ exitCode: number; told: string }> =>
  new Promise((resolve, reject) => {
    const atRoot = readdirSync(folder).filter((name) => name.endsWith('.ts'));
    const standing = [...[...packageFolders, ...beside].filter((shop) => existsSync(join(folder, shop))), ...atRoot];
    const binary = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
    const args = [binary, '--config', config, '--output-type', report, ...standing];
    execFile(process.execPath, args, { cwd: folder, maxBuffer: 64 * 1024 * 1024 }, (error, stdout, stderr) => {
      if (stdout === '') reject(new Error(`dependency-cruiser failed: ${stderr}`));
      else resolve({ exitCode: Number(error?.code ?? 0), told: stdout });
    });
  });

/** English messages are typed by `import()` types of the Arabic ones, which dependency-cruiser does not read. */
const hiddenTypeImports = (path: string): boolean => path.startsWith('locales/en/');

const importsIn = (tree: unknown): string[] => {
  const found: string[] = [];
  for (const [node, parent] of nodesOf(tree)) {
    const source = node['source'] as { value?: unknown } | null | undefined;
    if (typeof source?.value === 'string') found.push(source.value);
    if (node.type === 'Import' && parent?.type === 'CallExpression') {
      const [first] = parent['arguments'] as { expression: { type: string; value?: string } }[];
      if (first?.expression.type === 'StringLiteral' && first.expression.value) found.push(first.expression.value);
    }
  }
  return found;
};

describe('import rules', () => {
  let result: Cruise;
  beforeAll(async () => {
    result = await cruise(root);
  });

  test('have no violation in the project', () => {
    const violated = result.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);
    expect(violated).toEqual([]);
  });

  test('are checked against every import of every file', () => {
    const read = new Map(
      result.modules.map((module) => [module.source, module.dependencies.map((each) => each.module)]),
    );
    const missed: string[] = [];
    for (const source of sourcesIn([...packageFolders, ...beside])) {
      const seen = read.get(source.path) ?? [];
      for (const wanted of importsIn(parse(source))) {
        if (!seen.includes(wanted.replace(/^node:/, ''))) missed.push(`${source.path}: ${wanted}`);
      }
    }
    expect(missed).toEqual([]);
    expect(read.size).toBeGreaterThan(400);
  });

  test('are not bypassed by an `import()` type', () => {
    const hidden = sourcesIn(packageFolders).filter((source) => {
      if (hiddenTypeImports(source.path)) return false;
      return [...nodesOf(parse(source))].some(([{ type }]) => type === 'TsImportType');
    });
    expect(hidden.map(({ path }) => path)).toEqual([]);
  });
});

describe('a project with a violation of each rule', () => {
  const planted = writeViolations();
  let result: Cruise;
  beforeAll(async () => {
    result = await cruise(planted.folder);
  });
  afterAll(planted.remove);

  test('fails', async () => {
    const { exitCode, told } = await run(planted.folder, 'err');
    expect(exitCode).toBeGreaterThan(0);
    expect(told).toContain('app-never-imports-server: app/api/call.ts → server/api/api.ts');
  });

  test.each(violations)('$rule reports $file', ({ rule, file }) => {
    const named = result.summary.violations.filter(({ from }) => from === file).map((each) => each.rule.name);
    expect(named).toContain(rule);
  });

  test.each(allowed)('no rule reports the allowed import in $file', ({ file }) => {
    expect(result.summary.violations.filter(({ from }) => from === file)).toEqual([]);
  });

  test('covers every rule', async () => {
    const { default: rules }: { default: { forbidden: { name: string }[] } } = await import(config);
    const names = rules.forbidden.map(({ name }) => name).toSorted();
    expect([...new Set(violations.map(({ rule }) => rule))].toSorted()).toEqual(names);
  });
});
