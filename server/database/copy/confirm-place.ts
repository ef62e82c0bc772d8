import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { whileAlone } from '../migrate.ts';

export type Place = {
  readonly url: string;
  /** Whether orders that are there may be lost. */
  readonly mayReplaceOrders: boolean;
};

/** Throws, before anything is touched, unless a backup may take the place of all that a database holds. */
export const confirmPlace = (place: Place): Promise<void> =>
  whileAlone(place.url, (client) => refuseUnlessFit(client, place));

/** Throws while a shop is open on the database, where something else lives, and where orders would be lost. */
export const refuseUnlessFit = async (
  client: pg.Client,
  { mayReplaceOrders }: Pick<Place, 'mayReplaceOrders'>,
): Promise<void> => {
  await refuseWhileOpen(client);
  await refuseStrangers(client);
  if (!mayReplaceOrders) await refuseOrders(client);
};

/** The database notices a moment later that somebody has left. */
const LEAVING_MS = 2_000;

const refuseWhileOpen = async (client: pg.Client): Promise<void> => {
  for (const deadline = Date.now() + LEAVING_MS; ; await pause(50)) {
    const { rows } = await client.query<{ isOpen: boolean }>(`
      select exists (select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
        and application_name in ('lazaward', 'lazaward listener')) as "isOpen"`);
    if (!rows[0]?.isOpen) return;
    if (Date.now() > deadline) throw new Error('A shop is open on this database: stop it first.');
  }
};

const refuseStrangers = async (client: pg.Client): Promise<void> => {
  const { rows } = await client.query<{ isShop: boolean; isEmpty: boolean }>(`
    select to_regclass('public.schema_migrations') is not null as "isShop",
      not exists (select from pg_class where relnamespace in ('public'::regnamespace, to_regnamespace('auth'))
        and relkind in ('r', 'p') ) as "isEmpty"`);
  if (rows[0]?.isShop || rows[0]?.isEmpty) return;
  throw new Error('Something else than a shop lives in this database: name an empty one in DATABASE_URL.');
};

const refuseOrders = async (client: pg.Client): Promise<void> => {
  const { rows } = await client.query<{ isThere: boolean }>(
    `select to_regclass('public.orders') is not null as "isThere"`,
  );
  if (!rows[0]?.isThere) return;
  const found = await client.query('select from public.orders limit 1');
  if (found.rowCount === 0) return;
  throw new Error('There are orders in this shop, which would be lost. To replace them say so with --force.');
};
