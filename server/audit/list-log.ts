import { type PageOf, ROWS_ON_A_PAGE } from '../../contract/office/listing.ts';
import type { LogEntry } from '../../contract/office/log.ts';
import { type AccountDeed, accountDeeds, type Deed } from '../../domain/office/deeds.ts';
import { cutPage, MOST_COUNTED } from '../database/newest-first.ts';
import { showTeam } from '../people/show-team.ts';
import type { ShopRoom } from '../shop-room.ts';
import { countDeeds, findDeeds } from './audit.repository.ts';

export type WantedLog = {
  readonly after?: string | undefined;
  readonly admin?: string | undefined;
  readonly deed?: Deed | AccountDeed | undefined;
};

type Placed = LogEntry & { readonly cursor: string };

/**
 * What admins did in the shop, and what happened to the accounts of those who are or were admins, as one list, newest
 * first (decision 92).
 */
export const listLog = async (shop: ShopRoom, wanted: WantedLog): Promise<PageOf<LogEntry>> => {
  const lists = [deedsIn(shop, wanted), await eventsIn(shop, wanted)];
  const parts = await Promise.all(lists.map((list) => list.find()));
  const counts = await Promise.all(lists.map((list) => list.count()));
  const { rows, next } = cutPage(parts.flat().toSorted(newerFirst), ROWS_ON_A_PAGE);
  const count = counts.reduce((sum, each) => sum + each, 0);
  return {
    rows: rows.map(({ cursor: _, ...entry }) => entry),
    count: Math.min(count, MOST_COUNTED),
    isWholeCount: count <= MOST_COUNTED,
    next,
  };
};

type Part = { readonly find: () => Promise<Placed[]>; readonly count: () => Promise<number> };

const nothing: Part = { find: async () => [], count: async () => 0 };

const deedsIn = ({ database: { kysely } }: ShopRoom, { after, admin, deed }: WantedLog): Part => {
  if (accountDeeds.some((known) => known === deed)) return nothing;
  return {
    find: async () =>
      (await findDeeds(kysely, { after, admin, deed }, ROWS_ON_A_PAGE + 1)).map((row) => ({
        id: row.id,
        cursor: row.cursor,
        createdAt: row.created_at.toISOString(),
        email: row.admin_email,
        deed: row.deed as Deed,
        subject: row.subject,
        details: row.details,
      })),
    count: async () => {
      const { count, isWholeCount } = await countDeeds(kysely, { admin, deed });
      return isWholeCount ? count : count + 1;
    },
  };
};

const eventsIn = async (shop: ShopRoom, { after, admin, deed }: WantedLog): Promise<Part> => {
  const asked = accountDeeds.filter((known) => deed === undefined || known === deed);
  const { members, former } = await showTeam(shop);
  const emails = new Map([...former, ...members].map(({ id, email }) => [id, email]));
  const wanted = {
    userIds: [...emails.keys()].filter((id) => admin === undefined || id === admin),
    events: asked.map((known) => known.slice(prefix.length)),
  };
  if (asked.length === 0 || wanted.userIds.length === 0) return nothing;
  const { book } = shop.accounts;
  const [moment = '', id = ''] = after?.split('.') ?? [];
  const behind = after === undefined ? undefined : { moment, id };
  return {
    find: async () =>
      (await book.eventsOf({ ...wanted, behind, limit: ROWS_ON_A_PAGE + 1 })).map((event) => ({
        id: event.id,
        cursor: `${event.moment}.${event.id}`,
        createdAt: event.happened_at.toISOString(),
        email: emails.get(event.user_id) ?? '',
        deed: `${prefix}${event.event}` as AccountDeed,
        subject: null,
        details: {},
      })),
    count: () => book.countEventsOf({ ...wanted, limit: MOST_COUNTED + 1 }),
  };
};

const prefix = 'account.';

const newerFirst = (one: Placed, other: Placed): number => {
  const [ours = '', id = ''] = one.cursor.split('.');
  const [theirs = '', otherId = ''] = other.cursor.split('.');
  return Number(BigInt(theirs) - BigInt(ours)) || (id < otherId ? 1 : -1);
};
