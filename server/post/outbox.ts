import type { Mail, MailCarrier, TextCarrier, TextMessage } from './carrier.ts';

const KEPT = 200;

export type OutboxMessage = { readonly sentAt: Date } & (
  | ({ readonly kind: 'mail' } & Mail)
  | ({ readonly kind: 'text' } & TextMessage)
);

/** Where messages lie that nobody carries: the last 200, in memory. */
export type Outbox = {
  readonly mail: MailCarrier;
  readonly text: TextCarrier;
  /** The newest first. */
  readonly messages: () => readonly OutboxMessage[];
};

export const layOutbox = (): Outbox => {
  const kept: OutboxMessage[] = [];
  const keep = (message: OutboxMessage) => {
    // a message that is sent again, because nobody could write down that it was, is still one
    const before = kept.findIndex(({ key }) => key === message.key);
    if (before >= 0) kept.splice(before, 1);
    kept.unshift(message);
    kept.length = Math.min(kept.length, KEPT);
  };
  return {
    mail: async (mail) => keep({ sentAt: new Date(), kind: 'mail', ...mail }),
    text: async (message) => keep({ sentAt: new Date(), kind: 'text', ...message }),
    messages: () => [...kept],
  };
};
