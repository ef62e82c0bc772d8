import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const assignment = 'window.__reactRouterManifest=';

/**
 * Removes unused parts of the route manifest that every page loads: unset flags, empty lists, its version (used only by lazy
 * route discovery), and the imports of route modules, which the browser reads from the module itself. The server has its own
 * manifest.
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

/** Applies this to the built assets; the file keeps its name, which the server knows. */
export const slimBuiltManifest = async (assets: string): Promise<void> => {
  const [name, ...others] = (await readdir(assets)).filter((file) => /^manifest-\w+\.js$/.test(file));
  if (!name || others.length > 0) throw new Error('One list of routes was expected.');
  const path = join(assets, name);
  await writeFile(path, slimManifest(await readFile(path, 'utf8')));
};
