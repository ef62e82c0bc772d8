import { isolateText } from '#core/i18n/format.ts';
import { plural } from '#core/i18n/plural.ts';
import type { SameShape } from '../../same-shape.ts';

export const contactMessages: SameShape<typeof import('../../ar/admin/contact-messages.ts').contactMessages> = {
  title: 'Messages',
  unread: plural('en', {
    zero: 'No unread messages',
    one: '{count} unread message',
    other: '{count} unread messages',
  }),
  filter: 'Message status',
  markRead: 'Mark as Read',
  markUnread: 'Mark as Unread',
  reply: 'Reply',
  replies: 'Replies',
  replyBy: ({ name }) => (name === null ? 'Reply from the shop' : `Reply from ${isolateText(name)}`),
  form: {
    text: 'Reply',
    hint: {
      ar: 'Sent by email in Arabic, with the customer’s message below it. Their answer arrives in the shop’s mailbox, not here.',
      en: 'Sent by email in English, with the customer’s message below it. Their answer arrives in the shop’s mailbox, not here.',
    },
    send: 'Send reply',
  },
  replied: { title: 'Reply sent', body: 'The message is marked as read' },
  status: { unread: 'Unread', read: 'Read' },
  markedRead: { title: 'Updated', body: 'Message marked as read' },
  markedUnread: { title: 'Updated', body: 'Message marked as unread' },
};
