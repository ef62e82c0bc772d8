import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Consent } from '#core/privacy/define-consent.ts';
import type { PersonalData } from '#core/server/privacy/define-personal-data.ts';
import { banner, type Export, exportsOf, importsOf, readLevels, root } from './generated-module.ts';

type Kind = {
  /** Suffix of the files. */
  readonly suffix: string;
  /** Ending of the names of the exported constants. */
  readonly ending: string;
  /** Whether each constant is a list. */
  readonly isList?: boolean;
  /** Whether higher levels of features come first. */
  readonly isTopDown?: boolean;
};

/** Kinds of descriptors in the registry. */
const registryKinds: Readonly<Record<string, Kind>> = {
  jobs: { suffix: 'jobs', ending: 'Jobs', isList: true },
  schedules: { suffix: 'jobs', ending: 'Schedules', isList: true },
  // returns are erased before payments, and payments before orders
  personalData: { suffix: 'privacy', ending: 'PersonalData', isTopDown: true },
  mails: { suffix: 'mails', ending: 'Mail' },
  metrics: { suffix: 'metrics', ending: 'Metrics' },
  orderHooks: { suffix: 'order-hooks', ending: 'OrderHooks' },
  productHooks: { suffix: 'product-hooks', ending: 'ProductHooks' },
  bulkActions: { suffix: 'bulk-actions', ending: 'BulkActions', isList: true },
  setupSteps: { suffix: 'setup-step', ending: 'SetupStep' },
  work: { suffix: 'work', ending: 'Work', isList: true },
};

/** Descriptors of a kind: core and the lower levels of features first, or last if `isTopDown`. */
const descriptorsOf = async ({ suffix, ending, isTopDown = false }: Kind): Promise<readonly Export[]> => {
  const levels = await readLevels();
  const levelOf = ({ file }: Export) => {
    const feature = /^src\/features\/([^/]+)/.exec(file)?.[1] ?? '';
    return levels.findIndex((features) => features.includes(feature));
  };
  const exports = await exportsOf(`src/{core,features}/**/*.${suffix}.ts`, ending);
  return exports.toSorted((a, b) => (isTopDown ? levelOf(b) - levelOf(a) : levelOf(a) - levelOf(b)));
};

export const registryModule = async (): Promise<string> => {
  const members = await Promise.all(
    Object.entries(registryKinds).map(async ([name, kind]) => {
      const parts = await descriptorsOf(kind);
      const lines = parts.map((part) => `    ${kind.isList ? '...' : ''}${part.name},\n`).join('');
      return { parts, text: `  ${name}: [\n${lines}  ],\n` };
    }),
  );
  const suffixes = new Set(Object.values(registryKinds).map(({ suffix }) => `*.${suffix}.ts`));
  return `${banner([...suffixes].join(', '))}import type { Registry } from '#core/server/registry.ts';
${importsOf(members.flatMap(({ parts }) => parts))}
/** Descriptors of core and of all features. */
export const registry: Registry = {
${members.map(({ text }) => text).join('')}};
`;
};

export const consentModule = async (): Promise<string> => {
  const parts = await descriptorsOf({ suffix: 'consents', ending: 'Consent' });
  const ordered = await Promise.all(
    parts.map(async (part) => {
      const exports: Readonly<Record<string, Consent>> = await import(pathToFileURL(join(root, part.file)).href);
      return { name: part.name, position: exports[part.name]?.position ?? 0 };
    }),
  );
  const names = ordered.toSorted((a, b) => a.position - b.position).map(({ name }) => `  ${name},\n`);
  return `${banner('*.consents.ts')}${importsOf(parts)}
/** Consents of all features, in the order of the API. */
export const consents = [
${names.join('')}] as const;
`;
};

/** `docs/privacy.md` with the table of personal data that core and features state, lower levels first. */
export const privacyPage = async (): Promise<string> => {
  const parts = (await descriptorsOf({ suffix: 'privacy', ending: 'PersonalData' })).toSorted(
    (a, b) => Number(a.file.startsWith('src/core/')) - Number(b.file.startsWith('src/core/')),
  );
  const rows = await Promise.all(
    parts.map(async ({ name, file }) => {
      const exports: Readonly<Record<string, PersonalData>> = await import(pathToFileURL(join(root, file)).href);
      return (exports[name]?.records ?? []).map(({ data, tables, purpose, retention, access }) => {
        const names = tables.map((table) => `\`${table}\``).join(', ');
        return `| ${[data, names, purpose, retention, access].join(' | ')} |\n`;
      });
    }),
  );
  const page = await readFile(join(root, 'docs/privacy.md'), 'utf8');
  return page.replace(/(?<=\n\|---\|---\|---\|---\|---\|\n)(?:\|.*\n)+/, () => rows.flat().join(''));
};
