import { createTransport, type Transporter } from 'nodemailer';
import type { Language } from '#core/i18n/language.ts';
import { CONCURRENCY } from '#core/server/jobs/start-runner.ts';
import { JobFailure } from '#core/server/jobs/wrap-task.ts';
import type { MailPicture } from './mail-markup.ts';

const SILENCE_MS = 15_000;

/**
 * Maximum duration of one mail in milliseconds, shorter than its job's: a server that responds byte by byte cannot block a
 * connection.
 */
const MAX_MS = 50_000;

/** Time in milliseconds after which an idle connection is closed, before the mail server closes it. */
const IDLE_MS = 5_000;

/**
 * Sends mails through the SMTP server at `url` (`smtp://` with optional STARTTLS, or `smtps://`) with the sender `from`.
 * Consecutive mails reuse connections, one per running job: a new one costs eight round trips with TLS and authentication.
 */
export const smtpTransport = (url: string, from: string): MailTransport =>
  sendBy(
    createTransport({
      ...connectionTo(url),
      pool: true,
      maxConnections: CONCURRENCY,
      maxRequeues: 1,
      idleTimeout: IDLE_MS,
    }),
    from,
  );

/** Sends one mail over a separate connection; throws `JobFailure` like `smtpTransport`. */
export const sendSingleMail = (url: string, from: string, mail: Mail): Promise<void> =>
  sendBy(createTransport(connectionTo(url)), from)(mail);

const sendBy = (transport: Pick<Transporter<unknown>, 'sendMail'>, from: string): MailTransport => {
  const host = from.slice(from.lastIndexOf('@') + 1);
  return async ({ key, to, language, senderName, subject, html, text, pictures, replyTo, unsubscribeUrl }: Mail) => {
    try {
      await transport.sendMail({
        from: { name: senderName, address: from },
        to: { name: '', address: to },
        signal: AbortSignal.timeout(MAX_MS),
        subject,
        text,
        html,
        attachments: pictures.map(({ cid, contentType, bytes: content }) => ({
          cid,
          contentType,
          content,
          filename: `${cid}.${contentType === 'image/png' ? 'png' : 'jpg'}`,
          contentDisposition: 'inline' as const,
        })),
        messageId: `<${key}@${host}>`,
        ...(replyTo === null ? {} : { replyTo: { name: '', address: replyTo } }),
        headers: {
          'Auto-Submitted': 'auto-generated',
          'Content-Language': language,
          ...(unsubscribeUrl === null ? {} : oneClick(unsubscribeUrl)),
        },
      });
    } catch (error) {
      throw asFailure(error);
    }
  };
};

/** Connects and authenticates to the SMTP server at `url` without sending anything; throws `JobFailure` on failure. */
export const verifySmtp = async (url: string): Promise<void> => {
  const transport = createTransport(connectionTo(url));
  try {
    await transport.verify();
  } catch (error) {
    throw asFailure(error);
  } finally {
    transport.close();
  }
};

const connectionTo = (url: string) => ({
  url,
  connectionTimeout: SILENCE_MS,
  greetingTimeout: SILENCE_MS,
  socketTimeout: SILENCE_MS,
  // a mail must not include local files or remote URLs
  disableFileAccess: true,
  disableUrlAccess: true,
});

/** Headers for one-click unsubscribe (RFC 8058). */
const oneClick = (unsubscribeUrl: string) => ({
  'List-Unsubscribe': `<${unsubscribeUrl}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** Connection and authentication errors. */
const outageKinds = /^(?:ECONNECTION|ETIMEDOUT|ESOCKET|EDNS|ETLS|EAUTH|ENOAUTH|EPROTOCOL|EABORT)$/;

/**
 * Reports only the reply code, because servers repeat addresses in their replies. A permanent rejection of the recipient or the
 * mail is final; one of the sender is retried, because the owner can correct it. A server that is unreachable, refuses
 * authentication or the sender, or closes the connection (421) is in an outage.
 */
const asFailure = (error: unknown): JobFailure => {
  const { code, responseCode, command } = error as Readonly<Record<string, unknown>>;
  const number = typeof responseCode === 'number' ? responseCode : null;
  const kind = typeof code === 'string' ? code : 'unknown';
  const isAboutMail = command === 'RCPT TO' || command === 'DATA';
  const isFinal = isAboutMail && number !== null && number >= 500;
  const isOutage = number === 421 || (command === 'MAIL FROM' && number !== null) || outageKinds.test(kind);
  return new JobFailure(`mail server: ${kind}${number === null ? '' : ` ${number}`}`, { isFinal, isOutage });
};

/** Explains a failure of `verifySmtp` or `sendSingleMail` to the owner in one sentence, with the remedy. */
export const explainSmtpFailure = (error: unknown): string => {
  const reason = error instanceof Error ? error.message : String(error);
  const [sentence, remedy] = explanations.find(([kind]) => kind.test(reason))?.slice(1) ?? [];
  return `${sentence ?? 'The mail server does not take the mail'} (${reason}). ${remedy ?? 'Ask who runs it, or correct SMTP_URL and MAIL_FROM.'}`;
};

const explanations: readonly (readonly [kind: RegExp, sentence: string, remedy: string])[] = [
  [/EDNS/, 'There is no mail server of this name', 'Correct SMTP_URL.'],
  [/EAUTH/, 'The mail server refuses the user or the password', 'Correct SMTP_URL.'],
  // hosting companies block mail ports on new machines
  [/ETIMEDOUT/, 'The mail server does not answer', 'Correct SMTP_URL, or ask the hosting company to open that port.'],
  [
    /ECONNECTION|ESOCKET|ETLS/,
    'No connection to the mail server is possible',
    'Correct host and port of SMTP_URL, or write smtps:// in place of smtp:// or the other way round. Its certificate must be valid.',
  ],
];

/** A rendered mail. */
export type Mail = {
  /** The same for all attempts, so that mail clients recognize duplicates. */
  readonly key: string;
  readonly to: string;
  readonly language: Language;
  /** Display name of the sender. */
  readonly senderName: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** Pictures that the HTML shows as `cid:…`. */
  readonly pictures: readonly MailPicture[];
  /** Links and code of the mail, for the dev mailbox. */
  readonly links: readonly string[];
  readonly code: string | null;
  /** Reply address; null for the sender. */
  readonly replyTo: string | null;
  /** Unsubscribe URL, also for one-click (RFC 8058); null for mails without a list. */
  readonly unsubscribeUrl: string | null;
};

/** A text message. */
export type SmsMessage = {
  /** The same for all attempts. */
  readonly key: string;
  /** E.164, with the plus sign. */
  readonly to: string;
  readonly language: Language;
  readonly text: string;
  readonly channel: 'sms' | 'whatsapp';
  readonly code: string | null;
};

/** Sends a message; throws `JobFailure` for a temporary or final failure. */
export type MailTransport = (mail: Mail) => Promise<void>;

export type SmsTransport = (message: SmsMessage) => Promise<void>;
