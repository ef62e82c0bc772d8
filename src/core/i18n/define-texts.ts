import type { Bilingual } from './language.ts';
import type { MessageLocation, ReadOnlyReason } from './override-facts.ts';

/** A text in both languages as ICU MessageFormat, or its paragraphs. `docs/texts.md` has the syntax. */
export type Text = Bilingual<string | readonly string[]>;

/** Texts by their names; a plain string or a list is the same in both languages. */
export interface TextTree {
  readonly [name: string]: Text | TextTree | string | readonly TextTree[];
}

export interface TextsOptions {
  /** Constants for the placeholders of the texts, mostly limits; formatted when the messages are generated. */
  readonly values?: Readonly<Record<string, number>>;
  /** Whether code fills the texts: only the values of settings are replaced, all other placeholders stay. */
  readonly keepsPlaceholders?: boolean;
  /** Location of the texts in the text overrides; absent if owners cannot override them. */
  readonly place?: MessageLocation;
  /** Reason why owners cannot override the texts at this location: all of them, or those below these names. */
  readonly readOnly?: ReadOnlyReason | Readonly<Record<string, ReadOnlyReason>>;
  /** Names of texts that the text overrides do not list. */
  readonly excluded?: readonly string[];
}

/** Path of the texts among all messages, `namespace` or `namespace/name`, with their options. */
export interface TextsFacts extends TextsOptions {
  readonly path: string;
}

const facts = new WeakMap<object, TextsFacts>();
const notices = new WeakSet<object>();

/** Texts of a feature, in a file `*.texts.ts`, from which `npm run generate` makes the messages of each language. */
export const defineTexts = <const Tree extends TextTree>(
  path: string,
  texts: Tree,
  options: TextsOptions = {},
): Tree => {
  facts.set(texts, { path, ...options });
  return texts;
};

/** Combines texts into one message: a function of the parameters of all of them. */
export const withParameters = <const Tree extends TextTree>(texts: Tree): Tree => {
  notices.add(texts);
  return texts;
};

/** Facts of exported texts; undefined for any other value. */
export const textsFactsOf = (value: unknown): TextsFacts | undefined =>
  typeof value === 'object' && value !== null ? facts.get(value) : undefined;

/** Whether these texts share their parameters. */
export const sharesParameters = (texts: object): boolean => notices.has(texts);
