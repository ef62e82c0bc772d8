import { PAGE_SIZE, type PageOf } from '#core/api/pagination.ts';
import { countAuditEntries, findAuditEntries } from '#core/server/audit/audit-log.repository.ts';
import type { ShopContext } from '#core/server/context.ts';
import { MAX_COUNTED, toPage } from '#core/server/database/pagination.ts';
import { type AccountEvent, accountEventNames } from '#features/auth/auth.audit.ts';
import type { AuditAction } from '#generated/audit-actions.gen.ts';
import type { AuditEntry } from '../audit-log.admin.contract.ts';
import { listStaff } from './staff.ts';

export type AuditLogQuery = {
  readonly after?: string | undefined;
  readonly admin?: string | undefined;
  readonly action?: AuditAction | AccountEvent | undefined;
};

type Placed = AuditEntry & { readonly cursor: string };

/** Lists the actions and account events of current and former admins, newest first (decision 92). */
export const listAuditLog = async (shop: ShopContext, query: AuditLogQuery): Promise<PageOf<AuditEntry>> => {
  const lists = [auditActions(shop, query), await accountEvents(shop, query)];
  const parts = await Promise.all(lists.map((list) => list.find()));
  const counts = await Promise.all(lists.map((list) => list.count()));
  const { rows, next } = toPage(parts.flat().toSorted(byNewest), PAGE_SIZE);
  const count = counts.reduce((sum, each) => sum + each, 0);
  return {
    items: rows.map(({ cursor: _, ...entry }) => entry),
    count: Math.min(count, MAX_COUNTED),
    isExactCount: count <= MAX_COUNTED,
    next,
  };
};

type Part = { readonly find: () => Promise<Placed[]>; readonly count: () => Promise<number> };

const emptyPart: Part = { find: async () => [], count: async () => 0 };

const auditActions = ({ database: { kysely } }: ShopContext, { after, admin, action }: AuditLogQuery): Part => {
  if (accountEventNames.some((eventName) => eventName === action)) return emptyPart;
  return {
    find: async () =>
      (await findAuditEntries(kysely, { after, admin, action: action }, PAGE_SIZE + 1)).map((row) => ({
        id: row.id,
        cursor: row.cursor,
        createdAt: row.created_at.toISOString(),
        email: row.admin_email,
        action: row.action as AuditAction,
        subject: row.subject,
        details: row.details,
      })),
    count: async () => {
      const { count, isExactCount } = await countAuditEntries(kysely, { admin, action: action });
      return isExactCount ? count : count + 1;
    },
  };
};

const accountEvents = async (shop: ShopContext, { after, admin, action }: AuditLogQuery): Promise<Part> => {
  const eventNames = accountEventNames.filter((eventName) => action === undefined || eventName === action);
  const { members, former } = await listStaff(shop);
  const emails = new Map([...former, ...members].map(({ id, email }) => [id, email]));
  const filters = {
    userIds: [...emails.keys()].filter((id) => admin === undefined || id === admin),
    events: eventNames.map((eventName) => eventName.slice(prefix.length)),
  };
  if (eventNames.length === 0 || filters.userIds.length === 0) return emptyPart;
  const { directory } = shop.accounts;
  const [moment = '', id = ''] = after?.split('.') ?? [];
  const behind = after === undefined ? undefined : { moment, id };
  return {
    find: async () =>
      (await directory.eventsOf({ ...filters, behind, limit: PAGE_SIZE + 1 })).map((event) => ({
        id: event.id,
        cursor: `${event.moment}.${event.id}`,
        createdAt: event.created_at.toISOString(),
        email: emails.get(event.user_id) ?? '',
        action: `${prefix}${event.event}` as AccountEvent,
        subject: null,
        details: {},
      })),
    count: () => directory.countEventsOf({ ...filters, limit: MAX_COUNTED + 1 }),
  };
};

const prefix = 'account.';

const byNewest = (one: Placed, other: Placed): number => {
  const [moment = '', id = ''] = one.cursor.split('.');
  const [otherMoment = '', otherId = ''] = other.cursor.split('.');
  return Number(BigInt(otherMoment) - BigInt(moment)) || (id < otherId ? 1 : -1);
};
