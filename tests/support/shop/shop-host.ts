import { builtPages } from '../../../server/built-pages.ts';
import { readSettings } from '../../../server/settings/settings.ts';
import { type RunningShop, runShop } from '../../../server/start-server.ts';

/**
 * A program that opens built shops one after the other in one process, as its parent asks for them: Node, its modules and
 * the pages are loaded once. `hosted-shop.ts` starts it and speaks with it.
 */
export type HostRequest =
  | { readonly open: Readonly<Record<string, string>> }
  /** Stops the shop that is open. */
  | { readonly close: true };

export type HostAnswer = { readonly url: string } | { readonly closed: true } | { readonly failed: string };

const answer = (message: HostAnswer) => process.send?.(message);

let shop: RunningShop | null = null;

const obey = async (request: HostRequest): Promise<HostAnswer> => {
  if ('open' in request) {
    shop = await runShop(readSettings(request.open), await builtPages());
    return { url: shop.url };
  }
  await shop?.stop();
  shop = null;
  return { closed: true };
};

process.on('message', (request: HostRequest) => {
  obey(request).then(answer, (error: unknown) => answer({ failed: String(error) }));
});
// a parent that is gone asks for nothing more
process.on('disconnect', () => process.exit());
