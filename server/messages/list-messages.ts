import { type PageOf, ROWS_ON_A_PAGE } from '../../contract/office/listing.ts';
import type { ContactMessage } from '../../contract/office/messages.ts';
import { cutPage } from '../database/newest-first.ts';
import type { ShopRoom } from '../shop-room.ts';
import { countMessages, findMessages, type WantedMessages } from './messages.repository.ts';
import { presentMessage } from './present-message.ts';

/** Messages to the shop, unread first, of one status or of both (specification 7, Admin; decision 93). */
export const listMessages = async (
  { database: { kysely } }: ShopRoom,
  wanted: WantedMessages,
): Promise<PageOf<ContactMessage>> => {
  const [found, counted] = await Promise.all([
    findMessages(kysely, wanted, ROWS_ON_A_PAGE + 1),
    countMessages(kysely, wanted.status),
  ]);
  const { rows, next } = cutPage(found, ROWS_ON_A_PAGE);
  return { rows: rows.map(presentMessage), ...counted, next };
};
