import { connectBrowser, type ShopInBrowser } from '../browser.ts';
import { type FreshDatabase, freshDatabase } from '../database.ts';
import { type HostedShop, openHostedShop } from './hosted-shop.ts';

type SharedShop = { readonly shop: HostedShop; readonly database: FreshDatabase };

declare global {
  /** Each test file of a worker reloads this module; they share the shop. */
  var lazawardSharedShop: Promise<SharedShop> | undefined;
}

/**
 * Opens the shop with default settings that the test files of this worker share, for files that only read, or write only rows of
 * their own customers: each begins with the initial stock and without counted attempts. Changes of settings, staff and catalogue
 * throw, because other files depend on them: such a file opens its own shop with `openShopInBrowser`.
 */
export const openSharedShop = async (): Promise<ShopInBrowser> => {
  const shared = await sharedShopOfWorker();
  await shared.database.pool.query(resetStockAndLimits);
  return connectBrowser(shared);
};

const sharedShopOfWorker = async (): Promise<SharedShop> => {
  const existing = await globalThis.lazawardSharedShop?.catch(() => undefined);
  if (existing?.shop.isRunning()) return existing;
  globalThis.lazawardSharedShop = startSharedShop();
  return globalThis.lazawardSharedShop;
};

/** The end of the run drops its database, and the end of the worker its process. */
const startSharedShop = async (): Promise<SharedShop> => {
  const database = await freshDatabase({ isStocked: true });
  const shop = await openHostedShop(database.url, {});
  await database.pool.query(refuseSharedChanges);
  return { shop, database };
};

/** Tables with the same rows for all visitors; of a product only the stock may change. */
const commonTables = [
  'setting_versions',
  'user_roles',
  'staff_invitations',
  'product_pictures',
  'reviews',
  'synonym_groups',
  'synonym_words',
];

const refuseSharedChanges = `
  create schema shared_shop;
  create table shared_shop.initial_stock as select id, stock from products;
  create function shared_shop.refuse_change() returns trigger language plpgsql as $$
  begin
    raise 'The shared shop refuses changes of %: open an own shop with openShopInBrowser.', tg_table_name;
  end;
  $$;
  create trigger refuse_change before insert or delete or truncate on products
    for each statement execute function shared_shop.refuse_change();
  create trigger refuse_update before update on products
    for each row when (to_jsonb(old) - 'stock' - 'updated_at' is distinct from to_jsonb(new) - 'stock' - 'updated_at')
    execute function shared_shop.refuse_change();
  ${commonTables
    .map(
      (table) => `create trigger refuse_change before insert or update or delete or truncate on ${table}
    for each statement execute function shared_shop.refuse_change();`,
    )
    .join('\n  ')}`;

const resetStockAndLimits = `
  update products set stock = initial_stock.stock from shared_shop.initial_stock
    where products.id = initial_stock.id and products.stock <> initial_stock.stock;
  truncate request_limits, promo_attempts, sent_messages, paused_channels, mail_quotas, auth.rate_limits;`;
