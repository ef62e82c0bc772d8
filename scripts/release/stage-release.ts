import { appendFile, cp, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { transformWithOxc } from 'vite';
import { runtimePackages } from './runtime-packages.ts';

/** Files of the repository that a running shop reads in addition to `build` and packages; in a release each `.ts` file is a `.js` file. */
const sources = ['src', 'migrations'];

/** Commands of a release with their scripts; the launcher `deploy/release/lazaward` offers them, and so does the release's `npm run`. */
export const releaseCommands: Readonly<Record<string, string>> = {
  backup: 'backup',
  restore: 'restore',
  doctor: 'doctor',
  'test-mail': 'test-mail',
  'keys:rotate': 'rotate-keys',
  'keys:reset': 'reset-key',
  'wait-until-ready': 'wait-until-ready',
};

/** Whether a path below `docs` belongs to a release: the texts, which link to each other, without their pictures. */
const isText = (path: string): boolean => !/\.(?:webp|png|svg)$/.test(path);

/** The folder of a release that is packed on its own: `shop.tar.gz`, which the launcher unpacks. */
export const shopFolder = 'shop';

/**
 * Writes a release into an empty folder: launcher, description and what a server is installed from, and in `shop` the build, the
 * server without types, the packages that it imports and the Node and PostgreSQL of this machine's platform. It runs there without
 * npm, and needs nothing of the repository.
 */
export const stageRelease = async (root: string, folder: string, version: string): Promise<void> => {
  const shop = join(folder, shopFolder);
  await mkdir(shop, { recursive: true });
  const files = [
    ...(await Promise.all(sources.map((source) => filesBelow(root, source)))).flat().filter(isServed),
    ...(await filesBelow(root, 'scripts/doctor')).filter(isServed),
    ...Object.values(releaseCommands).map((script) => `scripts/${script}.ts`),
  ];
  await Promise.all([
    ...files.map((file) => writeFileOfRelease(root, shop, file)),
    copy(root, shop, 'build', (path) => !path.endsWith('/.stamp')),
    copy(root, shop, 'docs', isText),
    copy(root, folder, 'deploy/one-machine'),
    cp(join(root, 'deploy/release'), folder, { recursive: true }),
  ]);
  // one after the other: a package may lie inside another one
  for (const path of await runtimePackages(root)) await copy(root, shop, path, isUsed);
  await appendSettings(root, folder);
  await linkNode(shop);
  await symlink('../README.md', join(shop, 'README.md'));
  await writeFile(join(shop, 'package.json'), await packageOfShop(root));
  await writeFile(join(folder, 'package.json'), await descriptionOf(root, version));
};

const filesBelow = async (root: string, source: string): Promise<readonly string[]> => {
  if (source.endsWith('.ts')) return [source];
  const entries = await readdir(join(root, source), { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => relative(root, join(entry.parentPath, entry.name)));
};

/** No tests, and nothing that `build` has as pages. */
const isServed = (path: string): boolean =>
  !/\.test\.ts$|\.(?:tsx|css|woff2|svg)$|^src\/(?:inline|service-worker)\/|^src\/[^/]*$/.test(path) &&
  !/^src\/(?:core\/(?:admin|browser|ui|[^/]+\/ui)|features\/[^/]+\/(?:account|admin|e2e|frame|pages|storefront|testing|ui))\//.test(
    path,
  );

/** The package.json of the shop in a release: `#core` and `#features` name its files as in the repository. */
const packageOfShop = async (root: string): Promise<string> => {
  const { type, imports } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  return `${JSON.stringify({ type, imports }, null, 2)}\n`;
};

const writeFileOfRelease = async (root: string, shop: string, file: string): Promise<void> => {
  const target = join(shop, file.replace(/\.ts$/, '.js'));
  await mkdir(dirname(target), { recursive: true });
  if (!file.endsWith('.ts')) return cp(join(root, file), target);
  const { code } = await transformWithOxc(await readFile(join(root, file), 'utf8'), file, {
    // Node strips no types below a folder `node_modules`, where npx unpacks a release
    typescript: { rewriteImportExtensions: 'rewrite', onlyRemoveTypeImports: true },
    sourcemap: false,
  });
  await writeFile(target, code);
};

/** Copies a file or folder to its place in the release; symbolic links stay links. */
const copy = (root: string, folder: string, path: string, isWanted: (file: string) => boolean = () => true) =>
  cp(join(root, path), join(folder, path), {
    recursive: true,
    verbatimSymlinks: true,
    // a nested package is copied by its own name, if it is needed
    filter: (file) => isWanted(relative(root, file)) && !relative(join(root, path), file).startsWith('node_modules'),
  });

/** Leaves out what only compilers and readers use of a package: types, source maps, headers, tests, copies for `require` or bundlers. */
const isUsed = (path: string): boolean =>
  /licen[cs]e|notice|copying/i.test(path) || !unused.some((part) => part.test(path));

const unused: readonly RegExp[] = [
  /\.(?:d\.[cm]?ts|map|md|flow)$/,
  /node_modules\/node-[^/]+\/(?:include|share)$/,
  /node_modules\/(?:@[^/]+\/)?[^/]+\/(?:tests?|benchmarks?|examples?)$/,
  /node_modules\/(?:stripe|hono\/dist|nodemailer\/dist)\/cjs$/,
  /@opentelemetry\/[^/]+\/build\/(?:esm|esnext)$/,
];

/** `node_modules/.bin/node`, as in the repository. */
const linkNode = async (shop: string): Promise<void> => {
  const packages = await readdir(join(shop, 'node_modules'));
  const node = packages.find((name) => /^node-(?:bin-)?(?:linux|darwin)-/.test(name));
  if (node === undefined)
    throw new Error('No Node package is installed for this machine. Run npm start once, then try again.');
  await mkdir(join(shop, 'node_modules/.bin'), { recursive: true });
  await symlink(`../${node}/bin/node`, join(shop, 'node_modules/.bin/node'));
};

/** The README of a release has the repository's table of settings: on the machine there is nowhere else to look them up. */
const appendSettings = async (root: string, folder: string): Promise<void> => {
  const readme = await readFile(join(root, 'README.md'), 'utf8');
  const [, table] = /<!-- settings -->\n([^]*?)<!-- \/settings -->/.exec(readme) ?? [];
  if (table === undefined) throw new Error('README.md has no table of settings.');
  await appendFile(join(folder, 'README.md'), `\n## Settings\n${table.replaceAll('](docs/', `](${shopFolder}/docs/`)}`);
};

/** The package.json of a release: no dependencies, because it has them in it. */
export const descriptionOf = async (root: string, version: string): Promise<string> => {
  const { name, description, license, type } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const command = (named: string) => [named, `exec ./lazaward ${named}`] as const;
  const released = {
    name,
    version,
    private: true,
    description,
    license,
    type,
    engines: { node: '>=20' },
    os: [process.platform],
    cpu: [process.arch],
    bin: { lazaward: 'lazaward' },
    scripts: {
      start: 'exec ./lazaward',
      ...Object.fromEntries(['unpack', ...Object.keys(releaseCommands)].map(command)),
    },
  };
  return `${JSON.stringify(released, null, 2)}\n`;
};
