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
  reply: 'Reply by e-mail',
  replySubject: ({ subject }) => `Re: ${subject}`,
  status: { unread: 'Unread', read: 'Read' },
  markedRead: { title: 'Updated', body: 'Message marked as read' },
  markedUnread: { title: 'Updated', body: 'Message marked as unread' },
};
