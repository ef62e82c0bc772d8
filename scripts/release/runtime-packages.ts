import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

type Locked = {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
};

/** Direct dependencies that only build pages and pictures; `deploy/Dockerfile` uninstalls them too, which a test compares. */
export const buildOnlyPackages: readonly string[] = [
  '@react-router/dev',
  '@tailwindcss/vite',
  'subset-font',
  'tailwindcss',
  'vite',
  'workbox-expiration',
  'workbox-navigation-preload',
  'workbox-routing',
  'workbox-strategies',
];

/**
 * Lists the folders of the packages that a running shop needs, relative to the repository: its direct dependencies without
 * `buildOnlyPackages`, and all that those depend on, as far as it is installed on this machine.
 */
export const runtimePackages = async (root: string): Promise<readonly string[]> => {
  const lock: { packages: Readonly<Record<string, Locked>> } = JSON.parse(
    await readFile(join(root, 'package-lock.json'), 'utf8'),
  );
  const needed = new Set<string>();
  const add = (path: string): void => {
    if (path !== '' && (needed.has(path) || !existsSync(join(root, path, 'package.json')))) return;
    if (onlyTypes.test(path)) return;
    if (path !== '') needed.add(path);
    const { dependencies, optionalDependencies, peerDependencies } = lock.packages[path] ?? {};
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
      if (path === '' && buildOnlyPackages.includes(name)) continue;
      const packagePath = placeOf(lock.packages, path, name);
      if (packagePath !== undefined) add(packagePath);
    }
  };
  add('');
  return [...needed].toSorted();
};

/** The compiler, which packages name as their peer, and type declarations. */
const onlyTypes = /node_modules\/(?:typescript|type-fest|undici-types|@types\/[^/]+|@typescript\/[^/]+)$/;

/** Finds the package that `name` means inside the package at `path`, as Node does: in the nearest `node_modules`. */
const placeOf = (packages: Readonly<Record<string, Locked>>, path: string, name: string): string | undefined => {
  const nested = `${path === '' ? '' : `${path}/`}node_modules/${name}`;
  if (Object.hasOwn(packages, nested)) return nested;
  if (path === '') return undefined;
  const above = path.lastIndexOf('node_modules/');
  return placeOf(packages, above > 0 ? path.slice(0, above - 1) : '', name);
};
