import type { Like } from '../../like.ts';
import { plural } from '../../plural.ts';

export const messages: Like<typeof import('../../ar/office/messages.ts').messages> = {
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
