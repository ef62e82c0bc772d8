/** A contact message is unread until an admin marks it (specification 4). */
export const messageStatuses = ['unread', 'read'] as const;
export type MessageStatus = (typeof messageStatuses)[number];
