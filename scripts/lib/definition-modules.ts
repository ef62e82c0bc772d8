import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { banner, byLevel, type Export, exportsOf, importsOf, readLevels, root } from './generated-module.ts';

type Definitions = Readonly<Record<string, unknown>>;

/** What these constants define, by name. Throws when a name is defined twice. */
const readDefinitions = async (sets: readonly Export[]): Promise<readonly (readonly [string, unknown])[]> => {
  const definitions = sets.map(async ({ file, name }) => {
    const exports: Readonly<Record<string, Definitions>> = await import(pathToFileURL(join(root, file)).href);
    return Object.entries(exports[name]?.['definitions'] ?? exports[name] ?? {});
  });
  const entries = (await Promise.all(definitions)).flat();
  const names = entries.map(([name]) => name);
  const repeated = names.find((name, index) => names.indexOf(name) !== index);
  if (repeated !== undefined) throw new Error(`${repeated} is defined twice.`);
  return entries;
};

const definedNames = async (sets: readonly Export[]): Promise<readonly string[]> =>
  (await readDefinitions(sets)).map(([name]) => name);

const union = (names: readonly string[]): string => names.map((name) => `\n  | '${name}'`).join('');

/** Modules of the API's errors: all definitions, and their codes alone. */
export const errorModules = async (): Promise<Readonly<Record<string, string>>> => {
  const sets = await exportsOf('src/{core,features}/**/*.{contract,errors}.ts', 'Errors');
  const source = banner('*.contract.ts and *.errors.ts');
  return {
    'src/generated/errors.gen.ts': `${source}${importsOf(sets)}
/** Errors of the API by code. */
export const errors = {
${sets.map(({ name }) => `  ...${name}.definitions,\n`).join('')}};
`,
    'src/generated/error-codes.gen.ts': `${source}
/** Codes of the API's errors. */
export type ErrorCode =${union(await definedNames(sets))};
`,
  };
};

/** Modules of the audit log's actions: all definitions, and their names alone. */
export const auditModules = async (): Promise<Readonly<Record<string, string>>> => {
  const sets = (await exportsOf('src/features/**/*.audit.ts', 'Audit')).toSorted(byLevel(await readLevels()));
  const names = await definedNames(sets);
  return {
    'src/generated/audit.gen.ts': `${banner('*.audit.ts')}${importsOf(sets)}
/** Actions of the audit log by name. */
export const auditDefinitions = {
${sets.map(({ name }) => `  ...${name},\n`).join('')}};
`,
    'src/generated/audit-actions.gen.ts': `${banner('*.audit.ts')}
/** Names of the audit log's actions. */
export const auditActions = [
${names.map((name) => `  '${name}',\n`).join('')}] as const;
export type AuditAction = (typeof auditActions)[number];
`,
  };
};

/** Module of the permissions with their roles; it is data, because both core and browsers import it. */
export const permissionModule = async (): Promise<string> => {
  const sets = await exportsOf('src/{core,features}/**/*.permissions.ts', 'Permissions');
  const permissions = (await readDefinitions(sets)).map(
    ([name, roles]) =>
      `  ${/\W/.test(name) ? `'${name}'` : name}: [${(roles as readonly string[]).map((role) => `'${role}'`).join(', ')}],\n`,
  );
  return `${banner('*.permissions.ts')}
/** Roles that have each permission, in addition to owners. */
export const permissionRoles = {
${permissions.join('')}} as const;
`;
};

type Section = { readonly name: string; readonly position: number };

/** Modules of the sections of the settings: their definitions, and their names alone, both in the order of the navigation. */
export const settingModules = async (): Promise<Readonly<Record<string, string>>> => {
  const exported = await exportsOf('src/features/**/*.settings.ts', 'Settings');
  const sections = await Promise.all(
    exported.map(async (part) => {
      const exports: Readonly<Record<string, Section>> = await import(pathToFileURL(join(root, part.file)).href);
      const { name, position } = exports[part.name] ?? { name: part.name, position: 0 };
      return { ...part, section: name, position };
    }),
  );
  const ordered = sections.toSorted((a, b) => a.position - b.position);
  ordered.forEach(({ position, file }, index) => {
    if (position === ordered[index + 1]?.position)
      throw new Error(`${file}: another section of the settings has the position ${position}.`);
  });
  const source = banner('*.settings.ts');
  return {
    'src/generated/settings.gen.ts': `${source}import type { PublicSection, SettingValues } from '#core/settings/define-settings.ts';
${importsOf(exported)}
/** Sections of the shop's settings by name, in the order of the navigation. */
export const settingDefinitions = {
${ordered.map(({ section, name }) => `  ${section}: ${name},\n`).join('')}};

type Definitions = typeof settingDefinitions;
type Values = SettingValues<Definitions>;
type PublicValues = Pick<Values, PublicSection<Definitions>>;

declare module '#core/settings/settings.ts' {
  interface ShopSettings extends Values {}
  interface PublicSettings extends PublicValues {}
}
`,
    'src/generated/setting-names.gen.ts': `${source}
/** Names of the sections of the settings, in the order of the navigation. */
export const settingNames = [
${ordered.map(({ section }) => `  '${section}',\n`).join('')}] as const;
`,
  };
};
