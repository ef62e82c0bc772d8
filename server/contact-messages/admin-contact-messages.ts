import type { Selectable } from 'kysely';
import type { ContactMessage } from '../../contract/admin/contact-messages.ts';
import type { Dashboard } from '../../contract/admin/dashboard.ts';
import { PAGE_SIZE, type PageOf } from '../../contract/pagination.ts';
import type { MessageStatus } from '../../domain/message-status.ts';
import { Refusal } from '../../domain/refusals.ts';
import { inTransaction } from '../../platform/database/connect.ts';
import { toPage } from '../../platform/database/pagination.ts';
import type { ContactMessagesTable } from '../../platform/database/schema.ts';
import { recordAuditEntry } from '../audit-log/audit-log.ts';
import type { ShopContext } from '../shop-context.ts';
import {
  type ContactMessageFilters,
  countMessages,
  findMessages,
  findOldestUnread,
  updateStatus,
} from './contact-messages.repository.ts';

/** Lists contact messages, unread first, of one status or of both (specification 7, Admin; decision 93). */
export const listMessages = async (
  { database: { kysely } }: ShopContext,
  wanted: ContactMessageFilters,
): Promise<PageOf<ContactMessage>> => {
  const [found, counted] = await Promise.all([
    findMessages(kysely, wanted, PAGE_SIZE + 1),
    countMessages(kysely, wanted.status),
  ]);
  const { rows, next } = toPage(found, PAGE_SIZE);
  return { items: rows.map(toContactMessage), ...counted, next };
};

/** Marks a message as read or unread (specification 4) and records it in the audit log. CONTACT_MESSAGE_NOT_FOUND. */
export const updateContactMessageStatus = (
  { database }: ShopContext,
  adminId: string,
  { id, status }: { readonly id: string; readonly status: MessageStatus },
): Promise<ContactMessage> =>
  inTransaction(database, async (transaction) => {
    const message = await updateStatus(transaction, id, status);
    if (message === undefined) throw new Refusal('CONTACT_MESSAGE_NOT_FOUND');
    await recordAuditEntry(transaction, { adminId, action: `contact_message.marked_${status}`, subject: id });
    return toContactMessage(message);
  });

/** Maps a row to the admin view of a message. */
const toContactMessage = ({
  id,
  name,
  email,
  subject,
  message,
  status,
  created_at,
}: Selectable<ContactMessagesTable>): ContactMessage => ({
  id,
  name,
  email,
  subject,
  message,
  status,
  createdAt: created_at.toISOString(),
});

/** Number of unread messages, and the time of the oldest. */
export const getUnreadSummary = async (shop: ShopContext): Promise<Dashboard['unreadMessages']> => {
  const [count, oldest] = await Promise.all([countUnread(shop), findOldestUnread(shop.database.kysely)]);
  return { count, since: oldest?.toISOString() ?? null };
};

/** Number of unread messages, counted up to 1,000. */
export const countUnread = async ({ database }: ShopContext): Promise<number> =>
  (await countMessages(database.kysely, 'unread')).count;
