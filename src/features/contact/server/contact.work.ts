import { defineWorkItem } from '#core/server/define-work-item.ts';
import { countMessages, findOldestUnread } from './contact-messages.repository.ts';

export const contactWork = [
  defineWorkItem({
    id: 'messagesToAnswer',
    position: 30,
    permission: 'messages.read',
    list: 'contact-messages?status=unread&sort=oldest',
    badge: 'unreadMessages',
    text: ({ work }, count) => work.messagesToAnswer(count),
    count: ({ database }) => countMessages(database.kysely, 'unread'),
    findOldest: ({ database }) => findOldestUnread(database.kysely),
  }),
];
