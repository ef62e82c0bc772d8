import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Accounts } from '#features/auth/server/accounts/index.ts';
import { readSettings } from '../../../src/server/environment/environment.ts';
import { builtPages } from '../../../src/server/ssr-bundle.ts';
import { type RunningShop, runShop } from '../../../src/server/start-server.ts';
import { settingsOfTests } from './spawned-shop.ts';

/**
 * Program that opens built shops in one process, on messages of its parent: Node, its modules and the pages are loaded once.
 * `hosted-shop.ts` starts it. An open shop is named by its URL.
 */
export type HostRequest =
  | { readonly open: { readonly databaseUrl: string; readonly settings: Readonly<Record<string, string>> } }
  /** Invites a user by mail, in the shop's process. */
  | { readonly invite: Invitation; readonly shop: string }
  /** Stops the shop. */
  | { readonly close: string };

export type Invitation = Parameters<Accounts['inviteUser']>[0];

export type HostReply =
  | { readonly url: string }
  | { readonly invited: true }
  | { readonly closed: true }
  | { readonly failed: string };

const sendReply = (message: HostReply) => process.send?.(message);

const shops = new Map<string, { readonly shop: RunningShop; readonly dataDir: string }>();

const handleRequest = async (request: HostRequest): Promise<HostReply> => {
  if ('open' in request) {
    const dataDir = await mkdtemp(join(tmpdir(), 'lazaward-shop-'));
    const shop = await runShop(readSettings(settingsOfTests({ ...request.open, dataDir })), await builtPages());
    shops.set(shop.url, { shop, dataDir });
    return { url: shop.url };
  }
  if ('invite' in request) {
    await shops.get(request.shop)?.shop.accounts.inviteUser(request.invite);
    return { invited: true };
  }
  await shops.get(request.close)?.shop.stop();
  removeDataDir(request.close);
  shops.delete(request.close);
  return { closed: true };
};

const removeDataDir = (url: string) => {
  const { dataDir } = shops.get(url) ?? {};
  if (dataDir) rmSync(dataDir, { recursive: true, force: true });
};

process.on('message', (request: HostRequest) => {
  handleRequest(request).then(sendReply, (error: unknown) => sendReply({ failed: String(error) }));
});
// exits with its parent, which may leave the shared shop open
process.on('disconnect', () => {
  for (const url of shops.keys()) removeDataDir(url);
  process.exit();
});
