import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { innocent, plantHouse, plants } from './planted-house.ts';
import { beside, nodesOf, parse, rooms, root, sourcesIn } from './sources.ts';

type Dependency = { readonly module: string };
type Cruise = {
  readonly modules: readonly { readonly source: string; readonly dependencies: readonly Dependency[] }[];
  readonly summary: {
    readonly violations: readonly { readonly from: string; readonly to: string; readonly rule: { name: string } }[];
  };
};

const law = join(root, '.dependency-cruiser.mjs');

/** What the law finds in a house. */
const cruise = async (folder: string): Promise<Cruise> => JSON.parse((await run(folder, 'json')).told);

const run = (folder: string, report: 'json' | 'err'): Promise<{ exitCode: number; told: string }> =>
  new Promise((resolve, reject) => {
    const atRoot = readdirSync(folder).filter((name) => name.endsWith('.ts'));
    const standing = [...[...rooms, ...beside].filter((room) => existsSync(join(folder, room))), ...atRoot];
    const binary = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
    const args = [binary, '--config', law, '--output-type', report, ...standing];
    execFile(process.execPath, args, { cwd: folder, maxBuffer: 64 * 1024 * 1024 }, (error, stdout, stderr) => {
      if (stdout === '') reject(new Error(`the law could not be read: ${stderr}`));
      else resolve({ exitCode: Number(error?.code ?? 0), told: stdout });
    });
  });

/** A type import that the reader of imports passes over; the English words are typed by the Arabic ones with it. */
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

describe('the law over this house', () => {
  let house: Cruise;
  beforeAll(async () => {
    house = await cruise(root);
  });

  test('is kept', () => {
    const breaches = house.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);
    expect(breaches).toEqual([]);
  });

  test('has read every import of every file', () => {
    const read = new Map(
      house.modules.map((module) => [module.source, module.dependencies.map((each) => each.module)]),
    );
    const missed: string[] = [];
    for (const source of sourcesIn([...rooms, ...beside])) {
      const seen = read.get(source.path) ?? [];
      for (const wanted of importsIn(parse(source))) {
        if (!seen.includes(wanted.replace(/^node:/, ''))) missed.push(`${source.path}: ${wanted}`);
      }
    }
    expect(missed).toEqual([]);
    expect(read.size).toBeGreaterThan(400);
  });

  test('leaves no import where the law cannot see it', () => {
    const hidden = sourcesIn(rooms).filter((source) => {
      if (hiddenTypeImports(source.path)) return false;
      return [...nodesOf(parse(source))].some(([{ type }]) => type === 'TsImportType');
    });
    expect(hidden.map(({ path }) => path)).toEqual([]);
  });
});

describe('the law over a house full of breaches', () => {
  const planted = plantHouse();
  let house: Cruise;
  beforeAll(async () => {
    house = await cruise(planted.folder);
  });
  afterAll(planted.remove);

  test('ends red', async () => {
    const { exitCode, told } = await run(planted.folder, 'err');
    expect(exitCode).toBeGreaterThan(0);
    expect(told).toContain('app-never-imports-server: app/api/call.ts → server/api.ts');
  });

  test.each(plants)('$rule sees $file', ({ rule, file }) => {
    const named = house.summary.violations.filter(({ from }) => from === file).map((each) => each.rule.name);
    expect(named).toContain(rule);
  });

  test.each(innocent)('nobody blames $file', ({ file }) => {
    expect(house.summary.violations.filter(({ from }) => from === file)).toEqual([]);
  });

  test('leaves no rule untried', async () => {
    const { default: config }: { default: { forbidden: { name: string }[] } } = await import(law);
    const rules = config.forbidden.map(({ name }) => name).toSorted();
    expect([...new Set(plants.map(({ rule }) => rule))].toSorted()).toEqual(rules);
  });
});
