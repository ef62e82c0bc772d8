import type { Language } from '../../domain/language.ts';

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
export type TextMessage = {
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
export type MailCarrier = (mail: Mail) => Promise<void>;
export type TextCarrier = (message: TextMessage) => Promise<void>;
