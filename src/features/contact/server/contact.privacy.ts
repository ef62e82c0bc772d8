import * as v from 'valibot';
import { LanguageInput } from '#core/api/base.ts';
import { CONTACT_MESSAGE_YEARS } from '#core/privacy/retention-times.ts';
import type { ShopContext } from '#core/server/context.ts';
import { defineRetention } from '#core/server/jobs/define-job.ts';
import { definePersonalData, exportPart } from '#core/server/privacy/define-personal-data.ts';
import {
  deleteMessagesBefore,
  deleteMessagesFrom,
  findMessagesFrom,
  findReplies,
} from './contact-messages.repository.ts';

/** ISO 8601, UTC. */
const Moment = v.string();

const ExportedMessage = v.object({
  name: v.string(),
  email: v.string(),
  subject: v.string(),
  message: v.string(),
  language: v.nullable(LanguageInput),
  createdAt: Moment,
  /** Replies of the shop by mail. */
  replies: v.array(v.object({ text: v.string(), createdAt: Moment })),
});

/** Messages from a verified address, newest first. */
const exportMessages = async (
  { database }: ShopContext,
  email: string,
): Promise<v.InferOutput<typeof ExportedMessage>[]> => {
  const messages = await findMessagesFrom(database.kysely, email);
  const ids = messages.map(({ id }) => id);
  const replies = ids.length === 0 ? [] : await findReplies(database.kysely, ids);
  const byMessage = Map.groupBy(replies, ({ message_id: id }) => id);
  return messages.map(({ id, created_at, ...message }) => ({
    ...message,
    createdAt: created_at.toISOString(),
    replies: (byMessage.get(id) ?? []).map((reply) => ({
      text: reply.text,
      createdAt: reply.created_at.toISOString(),
    })),
  }));
};

export const contactPersonalData = definePersonalData({
  records: [
    {
      data: 'messages to the shop, and answers to them',
      tables: ['contact_messages', 'contact_message_replies'],
      purpose: 'consent',
      retention: 'two years once read; answers go with their message',
      access: 'admin users with the right to messages',
    },
  ],
  notExported: {
    'is of the shop: whether it has read the message': ['contact_messages.status'],
  },
  exports: [
    exportPart({
      position: 90,
      /** Null unless the address is verified. */
      entries: { contactMessages: v.nullable(v.array(ExportedMessage)) },
      read: async (shop, { email }) => ({ contactMessages: email === null ? null : await exportMessages(shop, email) }),
    }),
  ],
  erase: async (_shop, transaction, { email }) => {
    if (email !== null) await deleteMessagesFrom(transaction, email);
  },
  retention: [
    // read messages only
    defineRetention('delete-expired-contact-messages', ({ database, clock }) => {
      const before = clock();
      before.setUTCFullYear(before.getUTCFullYear() - CONTACT_MESSAGE_YEARS);
      return deleteMessagesBefore(database.kysely, before);
    }),
  ],
});
