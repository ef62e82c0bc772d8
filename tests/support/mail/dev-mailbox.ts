import type { RunningShop } from '../shop/spawned-shop.ts';

/** A message in the dev mailbox of a running shop. */
export type ShownMessage = {
  readonly kind: 'mail' | 'text';
  readonly to: string;
  readonly language: string;
  readonly code: string;
  /** Links of a mail; the first is its main link. */
  readonly links?: readonly string[];
  readonly subject?: string;
  readonly html?: string;
};

/** URL and output of a running shop. */
type HasOutput = Pick<RunningShop, 'url' | 'output'>;

/** All messages that a running shop has sent, newest first. */
export const allMessages = async (shop: HasOutput): Promise<readonly ShownMessage[]> => {
  const path = /\/dev\/mailbox\?key=\S+/.exec(shop.output())?.[0] ?? '';
  const response = await fetch(shop.url + path.replace('mailbox?', 'mailbox.json?'));
  const { messages }: { messages: readonly ShownMessage[] } = await response.json();
  return messages;
};

/** Messages of the accounts service to this address or number, newest first. */
export const messagesTo = async (shop: HasOutput, to: string): Promise<readonly ShownMessage[]> => {
  const messages = await allMessages(shop);
  return messages.filter((message) => message.to === to && isOfAccounts(message));
};

/** Excludes messages of the shop itself, such as the welcome mail. */
const isOfAccounts = ({ kind, code, links = [] }: ShownMessage): boolean =>
  kind === 'text' || /^\d{6,}$/.test(code) || links.some((link) => link.includes('/auth/'));

/** A minute; a mail is a job, which waits for others. */
const MAX_TRIES = 600;

/** Waits until this address or number has `count` messages and returns the newest. */
export const messageTo = async (shop: HasOutput, to: string, count = 1): Promise<ShownMessage> => {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const messages = await messagesTo(shop, to);
    if (messages[0] && messages.length >= count) return messages[0];
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`No message arrived for ${to}`);
};

/** The accounts link of a mail. */
export const linkIn = ({ links = [] }: ShownMessage): string => {
  const link = links.find((each) => each.includes('/auth/'));
  if (link === undefined) throw new Error('The mail has no link to the accounts service');
  return link;
};
