import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const assignment = 'window.__reactRouterManifest=';

/**
 * The list of routes that every page loads, without what it says for nothing: flags that are not set, empty lists, its
 * version, which only routes that are found on the way ask for, and which files a route's module imports, which the
 * browser reads in the module itself. The server has its own list.
 */
export const slimManifest = (script: string): string => {
  if (!script.startsWith(assignment)) throw new Error('This is no list of routes.');
  const manifest = JSON.parse(script.slice(assignment.length).replace(/;\s*$/, ''));
  delete manifest.version;
  for (const route of Object.values<Record<string, unknown>>(manifest.routes)) delete route['imports'];
  const said = JSON.stringify(manifest, (_, value) => (value === false || isEmptyList(value) ? undefined : value));
  return `${assignment}${said};`;
};

const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

/** Does that in the built assets; its name stays, for the server knows it. */
export const slimBuiltManifest = async (assets: string): Promise<void> => {
  const [name, ...others] = (await readdir(assets)).filter((file) => /^manifest-\w+\.js$/.test(file));
  if (!name || others.length > 0) throw new Error('One list of routes was expected.');
  const path = join(assets, name);
  await writeFile(path, slimManifest(await readFile(path, 'utf8')));
};
