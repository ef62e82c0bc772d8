import type { OwnData } from '../../contract/own-data.ts';
import type { ShopRoom } from '../shop-room.ts';
import { findMessagesFrom } from './messages.repository.ts';

/** What was written to the shop from an address, newest first: told only to whoever has its mailbox. */
export const tellMessagesOf = async (
  { database }: ShopRoom,
  email: string,
): Promise<NonNullable<OwnData['contactMessages']>> => {
  const messages = await findMessagesFrom(database.kysely, email);
  return messages.map(({ created_at, ...message }) => ({ ...message, createdAt: created_at.toISOString() }));
};
