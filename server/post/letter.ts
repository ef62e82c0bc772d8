import type { Language } from '../../domain/language.ts';

/** What the shop writes to one person, before it is laid out. Every sentence comes from `locales`. */
export type Letter = {
  readonly language: Language;
  readonly subject: string;
  /** What a mailbox shows beside the subject. */
  readonly preheader: string;
  readonly paragraphs: readonly string[];
  /** `press` asks for it, where there is something to press. */
  readonly button: { readonly press: string; readonly label: string; readonly url: string } | null;
  /** A code to be typed, with the sentences above and below it. */
  readonly code: { readonly above: string; readonly code: string; readonly below: string } | null;
  /** Paragraphs below button and code. */
  readonly closing: readonly string[];
};
