import { createTransport } from 'nodemailer';
import type { Language } from '../../domain/language.ts';
import { owner } from '../../owner.ts';
import { JobFailure } from '../jobs/task-wrapper.ts';

const SILENCE_MS = 15_000;

/** Carries mails to the server at `url` (`smtp://` with STARTTLS when offered, or `smtps://`), written by `from`. */
export const smtpTransport = (url: string, from: string): MailTransport => {
  const transport = createTransport({
    url,
    connectionTimeout: SILENCE_MS,
    greetingTimeout: SILENCE_MS,
    socketTimeout: SILENCE_MS,
    // a mail is made of what we wrote, never of what lies in a file or elsewhere
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const host = from.slice(from.lastIndexOf('@') + 1);
  return async ({ key, to, language, subject, html, text, replyTo, leaveUrl }: Mail) => {
    try {
      await transport.sendMail({
        from: { name: owner.name[language], address: from },
        to: { name: '', address: to },
        subject,
        text,
        html,
        messageId: `<${key}@${host}>`,
        ...(replyTo === null ? {} : { replyTo: { name: '', address: replyTo } }),
        headers: {
          'Auto-Submitted': 'auto-generated',
          'Content-Language': language,
          ...(leaveUrl === null ? {} : oneClick(leaveUrl)),
        },
      });
    } catch (error) {
      throw asFailure(error);
    }
  };
};

/** RFC 8058: a mailbox may show a button of its own, which sends this to the address. */
const oneClick = (leaveUrl: string) => ({
  'List-Unsubscribe': `<${leaveUrl}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/**
 * A server repeats addresses in its answers, so only its number is told. Final is what it says for good of the reader or
 * of the mail; what it has against the shop, its owner can mend.
 */
const asFailure = (error: unknown): JobFailure => {
  const { code, responseCode, command } = error as Readonly<Record<string, unknown>>;
  const number = typeof responseCode === 'number' ? responseCode : null;
  const kind = typeof code === 'string' ? code : 'unknown';
  const isAboutMail = command === 'RCPT TO' || command === 'DATA';
  const isFinal = isAboutMail && number !== null && number >= 500;
  return new JobFailure(`mail server: ${kind}${number === null ? '' : ` ${number}`}`, { isFinal });
};

/** A mail as it goes out. */
export type Mail = {
  /** The same at every attempt, so that a mail sent twice is one in the mailbox. */
  readonly key: string;
  readonly to: string;
  readonly language: Language;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** What its reader is to open and to type, for whoever shows it to a developer. */
  readonly links: readonly string[];
  readonly code: string | null;
  /** Whom an answer reaches; null: whoever sends. */
  readonly replyTo: string | null;
  /** Leaves its list, by a visit and by one click (RFC 8058); null where there is no list. */
  readonly leaveUrl: string | null;
};

/** A text message as it goes out. */
export type SmsMessage = {
  /** The same at every attempt. */
  readonly key: string;
  /** E.164, with its plus. */
  readonly to: string;
  readonly language: Language;
  readonly text: string;
  readonly channel: 'sms' | 'whatsapp';
  readonly code: string | null;
};

/** Takes messages away; throws a `JobFailure` when it cannot now, or cannot ever. */
export type MailTransport = (mail: Mail) => Promise<void>;

export type SmsTransport = (message: SmsMessage) => Promise<void>;
