import { isolateText } from '../../format.ts';
import { plural } from '../../plural.ts';
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
  replyBy: ({ name }) => (name === null ? 'Reply of the shop' : `Reply of ${isolateText(name)}`),
  form: {
    text: 'Reply',
    hint: {
      ar: 'Sent by mail, in Arabic, with the message below it. What they answer arrives in the mailbox of the shop, not here.',
      en: 'Sent by mail, in English, with the message below it. What they answer arrives in the mailbox of the shop, not here.',
    },
    send: 'Send reply',
  },
  replied: { title: 'Reply sent', body: 'The message is read now' },
  status: { unread: 'Unread', read: 'Read' },
  markedRead: { title: 'Updated', body: 'Message marked as read' },
  markedUnread: { title: 'Updated', body: 'Message marked as unread' },
};
