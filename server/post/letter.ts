import type { Language } from '../../domain/language.ts';

/** What the shop writes to one person, before it is laid out. Every sentence comes from `locales`. */
export type Letter = {
  readonly language: Language;
  readonly subject: string;
  /** What a mailbox shows beside the subject. */
  readonly preheader: string;
  /** Whom it greets; null greets without a name. */
  readonly name: string | null;
  readonly paragraphs: readonly string[];
  /** What is listed below the paragraphs, such as the pieces of an order. */
  readonly sections: readonly Section[];
  /** `press` asks for it; where nothing does, the button is only the way on, and stands below the code. */
  readonly button: { readonly press: string | null; readonly label: string; readonly url: string } | null;
  /** A code to be typed, with the sentences above and below it. */
  readonly code: { readonly above: string; readonly code: string; readonly below: string } | null;
  /** Paragraphs below button and code. */
  readonly closing: readonly string[];
  /** Where its reader leaves the list that it was sent for (decision 29); null where there is none. */
  readonly leaveUrl: string | null;
};

/** A list under its own title. */
export type Section = { readonly title: string; readonly rows: readonly Row[] };

export type Row = {
  readonly label: string;
  /** What it comes to; null where the label says all. */
  readonly value: string | null;
  /** The one that those above it add up to. */
  readonly isTotal?: boolean;
};

/** A letter, and the same in another language below it where nobody knows which one its reader prefers. */
export type Letters = readonly [Letter, ...Letter[]];
