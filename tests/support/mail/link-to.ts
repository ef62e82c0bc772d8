import { expect } from 'vitest';
import type { ShopInBrowser } from '../browser.ts';
import { soon } from './job-capture.ts';

type CapturedMail = { readonly to: string; readonly links: readonly string[] };

/** Waits for the first link to a path in the captured mails to an address, for a shop without a mail server. */
export const linkTo = ({ shop }: ShopInBrowser, email: string, path: string): Promise<string> =>
  soon(async () => {
    const mailbox = /http\S+\/dev\/mailbox\?key=\S+/.exec(shop.output())?.[0] ?? '';
    const response = await fetch(mailbox.replace('/mailbox?', '/mailbox.json?'));
    const { messages } = (await response.json()) as { messages: readonly CapturedMail[] };
    const links = messages.flatMap(({ to, links: mailLinks }) => (to === email ? mailLinks : []));
    const link = links.find((url) => url.includes(path));
    expect(link).toBeDefined();
    return String(link);
  });
