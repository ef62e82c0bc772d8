import { builtPages } from '../../../server/built-pages.ts';
import { readSettings } from '../../../server/settings/settings.ts';
import { runShop, stopOnSignal } from '../../../server/start-server.ts';

/**
 * Program that starts the shop, like `server/main.ts`, with an unexpected error: loading the home page's products
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
