import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { type ReadMail, readMail } from '../mail/parse-mail.ts';

/** A mail as it came in: the addresses its carrier named, and itself. */
export type ReceivedMail = ReadMail & { readonly from: string; readonly recipients: readonly string[] };

type ServerRefusal = { readonly number: number; readonly sentence: string; readonly whom?: 'sender' | 'recipient' };

/** A real mail server on this machine, which keeps what it is given. */
export type MailServer = {
  /** For SMTP_URL. */
  readonly url: string;
  readonly mails: readonly ReceivedMail[];
  /** How often a mail was offered, refused ones too. */
  readonly offered: () => number;
  /** From now on every recipient (or every sender) is refused with this number and sentence; null takes mails again. */
  readonly refuse: (refusal: ServerRefusal | null) => void;
  /** From now on mails are listened to and not answered, until `hold(false)`. */
  readonly hold: (isHolding: boolean) => void;
  /** How many are held. */
  readonly holds: () => number;
  readonly close: () => Promise<void>;
};

export const openMailServer = async (port = 0): Promise<MailServer> => {
  const mails: ReceivedMail[] = [];
  let offered = 0;
  let refusal: ServerRefusal | null = null;
  const refusalOf = (whom: 'sender' | 'recipient'): Error | null => {
    if (refusal === null || (refusal.whom ?? 'recipient') !== whom) return null;
    return Object.assign(new Error(refusal.sentence), { responseCode: refusal.number });
  };
  let isHolding = false;
  let held: (() => void)[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    closeTimeout: 100,
    onMailFrom: (_address, _session, answer) => answer(refusalOf('sender')),
    onRcptTo: (_address, _session, answer) => {
      offered += 1;
      answer(refusalOf('recipient'));
    },
    onData: (stream, { envelope }, answer) => {
      const take = (source: string) => {
        if (isHolding) {
          held.push(() => take(source));
          return;
        }
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        mails.push({ ...readMail(source), from, recipients: envelope.rcptTo.map(({ address }) => address) });
        answer();
      };
      // a mail that breaks off is none
      text(stream).then(take, () => undefined);
    },
  });
  // whoever is killed while sending hangs up without a word
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    mails,
    offered: () => offered,
    refuse: (next) => {
      refusal = next;
    },
    holds: () => held.length,
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
