import type { SameShape } from '../../same-shape.ts';

export const devMailbox: SameShape<typeof import('../../ar/content/dev-mailbox.ts').devMailbox> = {
  title: 'Messages',
  text: 'What would have been sent: the last 200 messages, in the memory of this program alone, gone when it stops.',
  none: 'No messages yet.',
  json: 'The messages as JSON',
  mail: 'Mail',
  textMessage: 'Text message',
  to: 'To',
  sentAt: 'Sent at',
  links: 'Links',
  code: 'Code',
  plain: 'Plain text',
  preview: ({ subject }) => `The letter as it is read: ${subject}`,
};
