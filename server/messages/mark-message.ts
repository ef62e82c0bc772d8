import type { ContactMessage } from '../../contract/office/messages.ts';
import type { MessageStatus } from '../../domain/people/message-status.ts';
import { Refusal } from '../../domain/refusals.ts';
import { recordDeed } from '../audit/record-deed.ts';
import { inTransaction } from '../database/connect.ts';
import type { ShopRoom } from '../shop-room.ts';
import { writeStatus } from './messages.repository.ts';
import { presentMessage } from './present-message.ts';

/** Marks a message read or unread (specification 4), which is written down. MESSAGE_NOT_FOUND. */
export const markMessage = (
  { database }: ShopRoom,
  adminId: string,
  { id, status }: { readonly id: string; readonly status: MessageStatus },
): Promise<ContactMessage> =>
  inTransaction(database, async (transaction) => {
    const message = await writeStatus(transaction, id, status);
    if (message === undefined) throw new Refusal('MESSAGE_NOT_FOUND');
    await recordDeed(transaction, { adminId, deed: `message.${status}`, subject: id });
    return presentMessage(message);
  });
