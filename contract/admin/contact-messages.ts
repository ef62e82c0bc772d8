import * as v from 'valibot';
import { messageStatuses } from '../../domain/message-status.ts';
import { admin } from '../access.ts';
import { pageOf } from '../pagination.ts';
import { refusals } from '../refusals.ts';

/** A message from the contact form. */
export const ContactMessage = v.object({
  id: v.string(),
  name: v.string(),
  email: v.string(),
  subject: v.string(),
  message: v.string(),
  status: v.picklist(messageStatuses),
  /** ISO 8601, UTC. */
  createdAt: v.string(),
});
export type ContactMessage = v.InferOutput<typeof ContactMessage>;

/** Cursor of the list: status, creation time in microseconds and id of the row above. */
const After = v.pipe(v.string(), v.regex(/^(?:un)?read\.\d{1,16}\.[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/));

export const contactMessages = {
  list: admin
    .route({ method: 'GET', path: '/admin/contact-messages', summary: 'Messages to the shop, unread first' })
    .input(v.strictObject({ after: v.optional(After), status: v.optional(v.picklist(messageStatuses)) }))
    .output(pageOf(ContactMessage)),
  updateStatus: admin
    .route({
      method: 'PUT',
      path: '/admin/contact-messages/{id}/status',
      summary: 'Mark a message read, or unread again',
    })
    .errors(refusals('CONTACT_MESSAGE_NOT_FOUND'))
    .input(v.strictObject({ id: v.pipe(v.string(), v.uuid()), status: v.picklist(messageStatuses) }))
    .output(ContactMessage),
};
