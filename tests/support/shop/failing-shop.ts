import { readSettings } from '../../../src/server/environment/environment.ts';
import { builtPages } from '../../../src/server/ssr-bundle.ts';
import { runShop, stopOnSignal } from '../../../src/server/start-server.ts';

/**
 * Program that starts the shop, like `src/server/main.ts`, with an unexpected error: loading the home page's products
 * rejects.
 */
const pages = await builtPages();
const crash = () => Promise.reject(new TypeError('secret products are undefined'));

const instead = <Context extends object>(context: Context, name: keyof Context, substitute: unknown): Context =>
  new Proxy(context, { get: (target, key) => (key === name ? substitute : Reflect.get(target, key)) });

const shop = await runShop(readSettings(process.env), {
  ...pages,
  render: (request, visit) =>
    pages.render(request, {
      ...visit,
      shop: instead(visit.shop, 'products', instead(visit.shop.products, 'home', crash)),
    }),
});
stopOnSignal(shop);
