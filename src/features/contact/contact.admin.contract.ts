import * as v from 'valibot';
import { staff } from '#core/api/access.ts';
import { LanguageInput } from '#core/api/base.ts';
import { pageOf } from '#core/api/pagination.ts';
import { listSorts } from '#core/api/sort-orders.ts';
import { apiErrors } from '#core/errors/api.errors.ts';
import { defineErrors } from '#core/errors/define-errors.ts';
import { ReplyForm } from '#core/forms/staff-forms.ts';
import { messageStatuses } from './message-status.ts';

/** Errors of contact messages. */
export const contactErrors = defineErrors({
  CONTACT_MESSAGE_NOT_FOUND: { status: 404, text: { ar: 'الرسالة غير موجودة', en: 'Message not found' } },
  CONTACT_MESSAGE_ANSWERED: {
    status: 409,
    text: {
      ar: 'أجاب أحد زملائك عن هذه الرسالة قبلك. اقرأ رده أولًا.',
      en: 'A colleague answered this message before you. Read the answer first.',
    },
  },
});

/** A reply that was sent by mail. */
export const ContactMessageReply = v.object({
  id: v.string(),
  text: v.string(),
  /** Name of the admin; null when the account is deleted or has none. */
  by: v.nullable(v.string()),
  /** ISO 8601, UTC. */
  createdAt: v.string(),
});
export type ContactMessageReply = v.InferOutput<typeof ContactMessageReply>;

/** A message from the contact form. */
export const ContactMessage = v.object({
  id: v.string(),
  name: v.string(),
  email: v.string(),
  subject: v.string(),
  message: v.string(),
  status: v.picklist(messageStatuses),
  /** Language of replies: the language of the contact page, if known, or of the message text. */
  language: LanguageInput,
  /** ISO 8601, UTC. */
  createdAt: v.string(),
  /** Oldest first. */
  replies: v.array(ContactMessageReply),
});
export type ContactMessage = v.InferOutput<typeof ContactMessage>;

/** Cursor of the list: status, creation time in microseconds and id of the row above. */
const After = v.pipe(v.string(), v.regex(/^(?:un)?read\.\d{1,16}\.[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/));

export const adminContactMessagesContract = {
  list: staff('messages.read')
    .route({ method: 'GET', path: '/admin/contact-messages', summary: 'Messages to the shop, unread first' })
    .input(
      v.strictObject({
        after: v.optional(After),
        status: v.optional(v.picklist(messageStatuses)),
        sort: v.optional(v.picklist(listSorts)),
      }),
    )
    .output(pageOf(ContactMessage)),
  updateStatus: staff('messages.write')
    .route({
      method: 'PUT',
      path: '/admin/contact-messages/{id}/status',
      summary: 'Mark a message read, or unread again',
    })
    .errors(contactErrors.pick('CONTACT_MESSAGE_NOT_FOUND'))
    .input(v.strictObject({ id: v.pipe(v.string(), v.uuid()), status: v.picklist(messageStatuses) }))
    .output(ContactMessage),
  reply: staff('messages.write')
    .route({
      method: 'POST',
      path: '/admin/contact-messages/{id}/replies',
      summary: 'Answer a message by mail; it is read then',
    })
    .errors(contactErrors.pick('CONTACT_MESSAGE_NOT_FOUND', 'CONTACT_MESSAGE_ANSWERED'))
    .errors(apiErrors.pick('LIMIT_REACHED'))
    .input(
      v.strictObject({
        id: v.pipe(v.string(), v.uuid()),
        ...ReplyForm.entries,
        /** Number of replies displayed to the admin; a different count is refused, so that two admins do not both reply. */
        seen: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000)),
      }),
    )
    .output(ContactMessage),
};
