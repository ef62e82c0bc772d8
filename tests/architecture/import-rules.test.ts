import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allowed, violations, writeViolations } from './import-rule-violations.ts';
import { nodesOf, packageFolders, parse, root, sourcesIn, supportFolders } from './source-files.ts';

type Dependency = { readonly module: string; readonly couldNotResolve: boolean };
type Cruise = {
  readonly modules: readonly { readonly source: string; readonly dependencies: readonly Dependency[] }[];
  readonly summary: {
    readonly violations: readonly { readonly from: string; readonly to: string; readonly rule: { name: string } }[];
  };
};

type Rules = {
  readonly default: { readonly forbidden: readonly { readonly name: string }[] };
  readonly levels: string[][];
};

const config = join(root, '.dependency-cruiser.mjs');
const { default: rules, levels }: Rules = await import(config);

/** Runs dependency-cruiser on a project and returns its report. */
const cruise = async (folder: string): Promise<Cruise> => JSON.parse((await run(folder, 'json')).stdout);

const run = (folder: string, report: 'json' | 'err'): Promise<{ exitCode: number; stdout: string }> =>
  new Promise((resolve, reject) => {
    const atRoot = readdirSync(folder).filter((name) => name.endsWith('.ts'));
    const inputs = [
      ...[...packageFolders, ...supportFolders].filter((shop) => existsSync(join(folder, shop))),
      ...atRoot,
    ];
    const binary = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
    const args = [binary, '--config', config, '--output-type', report, ...inputs];
    execFile(process.execPath, args, { cwd: folder, maxBuffer: 64 * 1024 * 1024 }, (error, stdout, stderr) => {
      if (stdout === '') reject(new Error(`dependency-cruiser failed: ${stderr}`));
      else resolve({ exitCode: Number(error?.code ?? 0), stdout });
    });
  });

const importsIn = (tree: unknown): string[] => {
  const specifiers: string[] = [];
  for (const [node, parent] of nodesOf(tree)) {
    const source = node['source'] as { value?: unknown } | null | undefined;
    if (typeof source?.value === 'string') specifiers.push(source.value);
    if (node.type === 'Import' && parent?.type === 'CallExpression') {
      const [first] = parent['arguments'] as { expression: { type: string; value?: string } }[];
      if (first?.expression.type === 'StringLiteral' && first.expression.value) specifiers.push(first.expression.value);
    }
  }
  return specifiers;
};

describe('import rules', () => {
  let result: Cruise;
  beforeAll(async () => {
    result = await cruise(root);
  });

  test('the project breaks no import rule', () => {
    expect(result.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`)).toEqual([]);
  });

  test('every feature has a level', () => {
    expect(levels.flat().toSorted()).toEqual(readdirSync(join(root, 'src/features')).toSorted());
  });

  test('dependency-cruiser reads every import of every file', () => {
    const read = new Map(
      result.modules.map((module) => [module.source, module.dependencies.map((each) => each.module)]),
    );
    const missed: string[] = [];
    for (const source of sourcesIn([...packageFolders, ...supportFolders])) {
      const specifiers = read.get(source.path) ?? [];
      for (const specifier of importsIn(parse(source))) {
        if (!specifiers.includes(specifier.replace(/^node:/, ''))) missed.push(`${source.path}: ${specifier}`);
      }
    }
    expect(missed).toEqual([]);
    const ours = result.modules.flatMap(({ dependencies }) => dependencies).filter((each) => /^[.#]/.test(each.module));
    expect(ours.length).toBeGreaterThan(10_000);
    expect(ours.filter((each) => each.couldNotResolve && !each.module.includes('+types/'))).toEqual([]);
    expect(read.size).toBeGreaterThan(400);
  });

  test('an `import()` type does not bypass the import rules', () => {
    const hidden = sourcesIn(packageFolders).filter((source) => {
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

  test('a project with violations fails the check', async () => {
    const { exitCode, stdout } = await run(planted.folder, 'err');
    expect(exitCode).toBeGreaterThan(0);
    expect(stdout).toContain(
      'server-code-on-server: src/features/cart/storefront/call.ts → src/core/server/api/create-api.ts',
    );
  });

  test.each(violations)('$rule reports $file', ({ rule, file }) => {
    const named = result.summary.violations.filter(({ from }) => from === file).map((each) => each.rule.name);
    expect(named).toContain(rule);
  });

  test.each(allowed)('no rule reports the allowed import in $file', ({ file }) => {
    expect(result.summary.violations.filter(({ from }) => from === file)).toEqual([]);
  });

  test('the planted violations cover every rule', () => {
    const names = new Set(rules.forbidden.map(({ name }) => name));
    expect(new Set(violations.map(({ rule }) => rule))).toEqual(names);
  });
});
