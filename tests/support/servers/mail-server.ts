import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { type ReadMail, readMail } from '../mail/parse-mail.ts';

/** A received mail with its envelope addresses. */
export type ReceivedMail = ReadMail & { readonly from: string; readonly recipients: readonly string[] };

type ServerRefusal = { readonly number: number; readonly sentence: string; readonly whom?: 'sender' | 'recipient' };

/** A real local mail server, which stores received mails. */
export type MailServer = {
  /** For SMTP_URL. */
  readonly url: string;
  readonly mails: readonly ReceivedMail[];
  /** Number of delivery attempts, refused ones included. */
  readonly offered: () => number;
  /** Refuses every recipient (or every sender) with this status and text from now on; null accepts mails again. */
  readonly refuse: (refusal: ServerRefusal | null) => void;
  /** Receives mails without responding, until `hold(false)`. */
  readonly hold: (isHolding: boolean) => void;
  /** Number of mails without a response. */
  readonly pendingCount: () => number;
  /** Number of connections so far. */
  readonly connections: () => number;
  readonly close: () => Promise<void>;
};

/** `isTextOnly`: of a mail only headers and text are kept, for tests that receive tens of thousands of them. */
export const openMailServer = async (port = 0, { isTextOnly = false } = {}): Promise<MailServer> => {
  const mails: ReceivedMail[] = [];
  let connections = 0;
  let offered = 0;
  let refusal: ServerRefusal | null = null;
  const readError = (whom: 'sender' | 'recipient'): Error | null => {
    if (refusal === null || (refusal.whom ?? 'recipient') !== whom) return null;
    return Object.assign(new Error(refusal.sentence), { responseCode: refusal.number });
  };
  let isHolding = false;
  let held: (() => void)[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    closeTimeout: 100,
    onConnect: (_session, respond) => {
      connections += 1;
      respond();
    },
    onMailFrom: (_address, _session, respond) => respond(readError('sender')),
    onRcptTo: (_address, _session, respond) => {
      offered += 1;
      respond(readError('recipient'));
    },
    onData: (stream, { envelope }, respond) => {
      const take = (source: string) => {
        if (isHolding) {
          held.push(() => take(source));
          return;
        }
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        const overrides = isTextOnly ? { html: '', pictures: [] } : {};
        const recipients = envelope.rcptTo.map(({ address }) => address);
        mails.push({ ...readMail(source), ...overrides, from, recipients });
        respond();
      };
      // ignores a mail that is cut off
      text(stream).then(take, () => undefined);
    },
  });
  // a client that is killed while sending resets the connection
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    mails,
    offered: () => offered,
    refuse: (next) => {
      refusal = next;
    },
    pendingCount: () => held.length,
    connections: () => connections,
    hold: (holding) => {
      isHolding = holding;
      if (holding) return;
      const waiting = held;
      held = [];
      for (const take of waiting) take();
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
};
