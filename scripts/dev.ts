import { execFile } from 'node:child_process';
import { createServer as createHttpServer, type RequestListener, Server } from 'node:http';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { createServer, type EnvironmentModuleNode } from 'vite';
import { byLanguage } from '#core/i18n/language.ts';
import { startEmbedded } from '#core/server/database/embedded/embedded.ts';
import type { PageRenderer } from '../src/server/ssr-bundle.ts';
import type { RunningShop, runShop } from '../src/server/start-server.ts';
import { bundleInlineScript } from './build/bundle-inline-script.ts';
import { relaxPolicy } from './dev/relax-policy.ts';
import { errorPage, nameStatementsInErrors, reportError } from './dev/report-error.ts';
import { readDevelopmentSettings } from './dev/settings.ts';

/**
 * The shop during development (decision 252). Vite, the port and the database stay open: a change of a page is applied in place,
 * and a change of the server's code replaces the shop behind them.
 */
const root = join(import.meta.dirname, '..');
const settings = readDevelopmentSettings();

// hot updates come through the shop's own port: the policy of its pages allows no other origin
const upgrades = new Server();
const vite = await createServer({
  server: {
    middlewareMode: true,
    hmr: { server: upgrades },
    // the files of the database change all the time
    watch: { ignored: ['**/.data*/**', '**/build/**'] },
  },
  appType: 'custom',
});
nameStatementsInErrors();

const pages: PageRenderer = {
  render: async (request, visit) => {
    const app = await vite.ssrLoadModule('./src/render.ts');
    return (app as Pick<PageRenderer, 'render'>).render(request, visit);
  },
  textsChunks: byLanguage(() => null),
  vendorChunk: null,
  sheets: new Map(),
  inlineScript: await bundleInlineScript(root),
};

const port = createHttpServer();
await new Promise<void>((resolve, reject) => {
  port.once('error', reject).listen(settings.port, settings.host, resolve);
});
const address = port.address();
const publicUrl =
  settings.publicUrl ?? `http://localhost:${typeof address === 'object' ? address?.port : settings.port}`;
const embedded = settings.databaseUrl === null ? await startEmbedded({ dataDir: settings.dataDir }) : null;
const databaseUrl = settings.databaseUrl ?? embedded?.url ?? null;

type Running = { readonly shop: RunningShop; readonly listener: RequestListener };

const ENTRY = '/src/server/start-server.ts';

const loadServer = async () => (await vite.ssrLoadModule(ENTRY)) as { readonly runShop: typeof runShop };

const startShop = async (): Promise<Running> => {
  const server = await loadServer();
  let listener: RequestListener = () => undefined;
  const shop = await server.runShop({ ...settings, port: 0, publicUrl, databaseUrl }, pages, {
    isPageCacheEnabled: false,
    onError: (error) => reportError(vite, error),
    wrapListener: (handler) => {
      listener = handler;
      return handler;
    },
  });
  return { shop, listener };
};

type Failed = { readonly error: unknown };

/** Whether the last code does not run: any change may mend it, such as a file that was missing. */
let hasFailed = false;

const reportFailure = (error: unknown): Failed => {
  hasFailed = true;
  reportError(vite, error);
  return { error };
};

/** The shop, or the error because of which it does not run. */
let running: Promise<Running | Failed> = startShop().catch(reportFailure);

/** Vite keeps the error of a module until that module changes, also when the file that it imports exists by now. */
const invalidateFailedModules = (): void => {
  const graph = vite.environments['ssr']?.moduleGraph;
  for (const module of graph?.idToModuleMap.values() ?? []) if (module.ssrError) graph?.invalidateModule(module);
};

/** Replaces the shop. One whose new code does not load keeps running. */
const restart = async (): Promise<void> => {
  const current = await running;
  invalidateFailedModules();
  try {
    await loadServer();
  } catch (error) {
    reportFailure(error);
    return;
  }
  hasFailed = false;
  running = (async () => {
    if ('shop' in current) await current.shop.stop();
    return startShop();
  })().catch(reportFailure);
  if ('shop' in (await running)) vite.ws.send({ type: 'full-reload' });
};

/** Whether the server imports a module, directly or through others. */
const isImportedByServer = (module: EnvironmentModuleNode, visited = new Set<EnvironmentModuleNode>()): boolean => {
  if (module.url === ENTRY) return true;
  if (visited.has(module)) return false;
  visited.add(module);
  return [...module.importers].some((importer) => isImportedByServer(importer, visited));
};

const isServerFile = (file: string): boolean =>
  relative(root, file).startsWith('migrations/') ||
  [...(vite.environments['ssr']?.moduleGraph.getModulesByFile(file) ?? [])].some((module) =>
    isImportedByServer(module),
  );

/** Files that `npm run generate` may read: descriptors have a suffix, such as `cart.texts.ts`. */
const isCollected = (file: string): boolean =>
  /\/(?:migrations\/.*\.sql|[\w-]+\.[\w.-]+\.tsx?)$/.test(file) && !/\.(?:test|gen|d)\.tsx?$/.test(file);

/** Writes the generated files; one that changes is a change like any other. */
const generate = async (): Promise<void> => {
  await promisify(execFile)(process.execPath, ['scripts/generate.ts'], { cwd: root }).catch((error: unknown) =>
    reportError(vite, error),
  );
};

const DEBOUNCE_MS = 50;
const changed = new Set<string>();
let timer: ReturnType<typeof setTimeout> | undefined;
let generation = Promise.resolve();
let replacement = Promise.resolve();

const applyChanges = (): void => {
  const files = [...changed];
  changed.clear();
  if (files.some(isCollected)) generation = generation.then(generate);
  if (hasFailed || files.some(isServerFile)) replacement = replacement.then(restart);
};

vite.watcher.on('all', (_event, file) => {
  changed.add(file);
  clearTimeout(timer);
  timer = setTimeout(applyChanges, DEBOUNCE_MS);
});

port.on('upgrade', (...upgrade) => upgrades.emit('upgrade', ...upgrade));
port.on('request', (request, response) => {
  vite.middlewares(request, response, async () => {
    const current = await running;
    relaxPolicy(response);
    if ('error' in current)
      response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8' }).end(errorPage(vite, current.error));
    else current.listener(request, response);
  });
});

const stop = async (): Promise<void> => {
  const current = await running;
  port.close();
  if ('shop' in current) await current.shop.stop();
  await vite.close();
  await embedded?.stop();
  process.exit();
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
