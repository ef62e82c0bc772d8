import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { auditModules, errorModules, permissionModule, settingModules } from './lib/definition-modules.ts';
import { adminPagesModule } from './lib/generate-admin-pages.ts';
import { readAdminPages, readPages, routesModule, shopSourcesSheet } from './lib/generate-pages.ts';
import { banner, exportsOf, importsOf, readLevels, root } from './lib/generated-module.ts';
import { pageFactsModule } from './lib/page-facts-module.ts';
import { paymentProviderModules, paymentsPage } from './lib/payment-providers.ts';
import { consentModule, privacyPage, registryModule } from './lib/registry-modules.ts';
import { generateTableTypes } from './lib/table-types.ts';
import { textModules } from './lib/texts/text-modules.ts';

/** Exported name, its key in the API, and the file of one contract or router. */
type Part = { readonly name: string; readonly key: string; readonly file: string; readonly isAdmin: boolean };

type Procedure = { readonly '~orpc': { readonly route: { readonly method?: string; readonly path?: string } } };
type Router = { readonly [key: string]: Router | Procedure };

const decapitalize = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/**
 * Parts of a kind that the features export, in the order of their keys: `returnsContract` is `returns`, `adminReturnsContract` is
 * `admin.returns`. Throws when two parts have one key.
 */
const partsOf = async (kind: 'Contract' | 'Router'): Promise<readonly Part[]> => {
  const exports = await exportsOf(`src/features/**/*.${kind.toLowerCase()}.ts`, kind);
  const parts = exports.map(({ name, file }): Part => {
    const key = name.slice(0, -kind.length);
    const isAdmin = /^admin[A-Z]/.test(key);
    return { name, file, isAdmin, key: isAdmin ? decapitalize(key.slice('admin'.length)) : key };
  });
  const names = parts.map(({ name }) => name);
  const repeated = names.find((name, index) => names.indexOf(name) !== index);
  if (repeated !== undefined) throw new Error(`Two features export ${repeated}.`);
  return parts.toSorted((a, b) => (a.key < b.key ? -1 : 1));
};

const membersOf = (parts: readonly Part[], isAdmin: boolean, indent: string): string =>
  parts
    .filter((part) => part.isAdmin === isAdmin)
    .map(({ key, name }) => `${indent}${key}: ${name},\n`)
    .join('');

const contractModule = (parts: readonly Part[]): string => `${banner('*.contract.ts')}${importsOf(parts)}
/** Endpoints for admins only, below \`/api/admin\`. */
export const adminContract = {
${membersOf(parts, true, '  ')}};

/** All endpoints of the shop's API, below \`/api\`. */
export const contract = {
${membersOf(parts, false, '  ')}  admin: adminContract,
};

declare module '#core/api/contracts.ts' {
  interface Contracts {
    readonly shop: Omit<typeof contract, 'admin'>;
    readonly admin: typeof adminContract;
  }
}
`;

const routerModule = (parts: readonly Part[]): string => `${banner('*.router.ts')}${importsOf(parts)}
/** Implementation of every endpoint of the contract. */
export const router = {
${membersOf(parts, false, '  ')}  admin: {
${membersOf(parts, true, '    ')}  },
};
`;

/** Picture of the features by level, for `docs/architecture.md`. */
const featuresPicture = async (): Promise<string> => {
  const levels = await readLevels();
  const [width, height, gap] = [150, 40, 10];
  const lineHeight = height + gap;
  const columns = Math.max(...levels.map((features) => features.length));
  const boxes = levels.flatMap((features, level) => [
    `<text x="0" y="${level * lineHeight + 26}" fill="#5b6478">${level}</text>`,
    ...features.map((feature, index) => {
      const x = 30 + index * (width + gap);
      const y = level * lineHeight;
      return (
        `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="4" fill="#eef2fa" stroke="#26417e"/>` +
        `<text x="${x + width / 2}" y="${y + 25}" text-anchor="middle" fill="#14213d">${feature}</text>`
      );
    }),
  ]);
  const size = `width="${30 + columns * (width + gap)}" height="${levels.length * lineHeight}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} font-family="sans-serif" font-size="14">\n${boxes.join('\n')}\n</svg>\n`;
};

const isProcedure = (part: Router | Procedure): part is Procedure => '~orpc' in part;

const routesOf = (part: Router | Procedure, indent = ''): string => {
  if (isProcedure(part)) {
    const { method, path } = part['~orpc'].route;
    return `endpoint('${method}', '${path}')`;
  }
  const members = Object.entries(part).map(
    ([key, member]) => `${indent}  ${key}: ${routesOf(member, `${indent}  `)},\n`,
  );
  return `{\n${members.join('')}${indent}}`;
};

const clientModule = (name: string, routes: Router): string =>
  `${banner('*.contract.ts')}import { endpoint } from '#core/api/endpoint.ts';\n\nexport const ${name} = ${routesOf(routes)};\n`;

/** Contract of all features, read from their files and not from the generated module, which may be of an earlier state. */
const readContract = async (parts: readonly Part[]): Promise<{ readonly shop: Router; readonly admin: Router }> => {
  const members = await Promise.all(
    parts.map(async ({ file, name, key, isAdmin }) => {
      const exports: Readonly<Record<string, Router>> = await import(pathToFileURL(join(root, file)).href);
      return { isAdmin, entry: [key, exports[name] ?? {}] as const };
    }),
  );
  const entries = (isAdmin: boolean) =>
    members.filter((member) => member.isAdmin === isAdmin).map(({ entry }) => entry);
  return { shop: Object.fromEntries(entries(false)), admin: Object.fromEntries(entries(true)) };
};

/**
 * Generated files and their content: contract, routers, registry, definitions and pages of all features, methods and paths for the browser,
 * the picture of the features.
 */
export const generate = async (): Promise<Readonly<Record<string, string>>> => {
  const contracts = await partsOf('Contract');
  const { shop, admin } = await readContract(contracts);
  const pages = await readPages(root, await exportsOf('src/features/*/*.routes.ts', 'Routes'));
  const adminPages = await readAdminPages(root, await exportsOf('src/features/*/*.routes.ts', 'AdminPages'));
  return {
    ...(await textModules()),
    'src/generated/contract.gen.ts': contractModule(contracts),
    'src/generated/router.gen.ts': routerModule(await partsOf('Router')),
    'src/generated/server.gen.ts': await registryModule(),
    ...(await errorModules()),
    ...(await auditModules()),
    'src/generated/permissions.gen.ts': await permissionModule(),
    ...(await settingModules()),
    'src/generated/consents.gen.ts': await consentModule(),
    'docs/privacy.md': await privacyPage(),
    'docs/payments.md': await paymentsPage(),
    ...(await paymentProviderModules()),
    ...(await generateTableTypes()),
    'src/generated/routes.gen.ts': routesModule(pages, adminPages),
    'src/generated/page-facts.gen.ts': pageFactsModule(pages),
    'src/generated/admin-pages.gen.ts': adminPagesModule(adminPages),
    'src/generated/shop-sources.css': shopSourcesSheet(root, pages),
    'docs/features.svg': await featuresPicture(),
    'src/generated/client-routes.gen.ts': clientModule('shopContract', shop),
    'src/generated/admin-client-routes.gen.ts': clientModule('adminContract', admin),
  };
};

/**
 * Writes the generated files that have changed and names them. With `CI` set it throws instead, because the commit lacks them. Nothing
 * has changed after a failure.
 */
export const writeGenerated = async (): Promise<void> => {
  // first what modules import that are read for the other files
  const first = await changesOf({
    ...(await textModules()),
    ...(await paymentProviderModules()),
    ...(await settingModules()),
  });
  await write(first);
  let others: readonly Change[];
  try {
    others = await changesOf(await generate());
  } catch (error) {
    await restore(first);
    throw error;
  }
  await write(others);
  for (const { file } of [...first, ...others]) console.log(`${file} was updated.`);
};

/** A file whose content changes; `previous` is null for a new file. */
type Change = { readonly file: string; readonly content: string; readonly previous: string | null };

const changesOf = async (files: Readonly<Record<string, string>>): Promise<readonly Change[]> => {
  const changes: Change[] = [];
  for (const [file, content] of Object.entries(files)) {
    const previous = await readFile(join(root, file), 'utf8').catch(() => null);
    if (previous === content) continue;
    if (process.env['CI']) throw new Error(`${file} is outdated. Run npm run generate and commit it.`);
    changes.push({ file, content, previous });
  }
  return changes;
};

const write = async (changes: readonly Change[]): Promise<void> => {
  for (const { file, content } of changes) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), content);
  }
};

const restore = async (changes: readonly Change[]): Promise<void> => {
  for (const { file, previous } of changes) {
    if (previous === null) await rm(join(root, file));
    else await writeFile(join(root, file), previous);
  }
};

if (import.meta.main) await writeGenerated();
