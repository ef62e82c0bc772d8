import type { RunningShop } from '../shop/spawned-shop.ts';

/** A message as the outbox of a running shop shows it. */
export type ShownMessage = {
  readonly kind: 'mail' | 'text';
  readonly to: string;
  readonly language: string;
  readonly code: string;
  /** Of a mail; the first one leads to what it is about. */
  readonly links?: readonly string[];
  readonly subject?: string;
  readonly html?: string;
};

/** A shop that is open somewhere, and what it has printed. */
type Said = Pick<RunningShop, 'url' | 'said'>;

/** Everything that a running shop has sent, the newest first. */
export const allMessages = async (shop: Said): Promise<readonly ShownMessage[]> => {
  const path = /\/dev\/mailbox\?key=\S+/.exec(shop.said())?.[0] ?? '';
  const answer = await fetch(shop.url + path.replace('mailbox?', 'mailbox.json?'));
  const { messages }: { messages: readonly ShownMessage[] } = await answer.json();
  return messages;
};

/** What the accounts of a running shop have sent to this address or number, the newest first. */
export const messagesTo = async (shop: Said, to: string): Promise<readonly ShownMessage[]> => {
  const messages = await allMessages(shop);
  return messages.filter((message) => message.to === to && isOfAccounts(message));
};

/** The shop writes too, such as the welcome to whoever has signed up. */
const isOfAccounts = ({ kind, code, links = [] }: ShownMessage): boolean =>
  kind === 'text' || /^\d{6,}$/.test(code) || links.some((link) => link.includes('/auth/'));

/** Waits until so many messages have come to this address or number, and answers with the newest. */
export const messageTo = async (shop: Said, to: string, count = 1): Promise<ShownMessage> => {
  for (let tries = 0; tries < 100; tries += 1) {
    const messages = await messagesTo(shop, to);
    if (messages[0] && messages.length >= count) return messages[0];
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`No message has come to ${to}`);
};

/** The way a mail leads to. */
export const linkIn = ({ links = [] }: ShownMessage): string => {
  const link = links.find((each) => each.includes('/auth/'));
  if (link === undefined) throw new Error('The mail leads nowhere');
  return link;
};
