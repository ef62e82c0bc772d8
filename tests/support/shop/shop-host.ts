import type { Accounts } from '#features/auth/server/accounts/index.ts';
import { readSettings } from '../../../src/server/environment/environment.ts';
import { builtPages } from '../../../src/server/ssr-bundle.ts';
import { type RunningShop, runShop } from '../../../src/server/start-server.ts';

/**
 * Program that opens built shops one after the other in one process, on messages of its parent: Node, its modules and the
 * pages are loaded once. `hosted-shop.ts` starts it.
 */
export type HostRequest =
  | { readonly open: Readonly<Record<string, string>> }
  /** Invites a user by mail, in the shop's process. */
  | { readonly invite: Invitation }
  /** Stops the open shop. */
  | { readonly close: true };

export type Invitation = Parameters<Accounts['inviteUser']>[0];

export type HostAnswer =
  | { readonly url: string }
  | { readonly invited: true }
  | { readonly closed: true }
  | { readonly failed: string };

const sendReply = (message: HostAnswer) => process.send?.(message);

let shop: RunningShop | null = null;

const obey = async (request: HostRequest): Promise<HostAnswer> => {
  if ('open' in request) {
    shop = await runShop(readSettings(request.open), await builtPages());
    return { url: shop.url };
  }
  if ('invite' in request) {
    await shop?.accounts.inviteUser(request.invite);
    return { invited: true };
  }
  await shop?.stop();
  shop = null;
  return { closed: true };
};

process.on('message', (request: HostRequest) => {
  obey(request).then(sendReply, (error: unknown) => sendReply({ failed: String(error) }));
});
// exits with its parent
process.on('disconnect', () => process.exit());
