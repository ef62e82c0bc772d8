import type { Language } from '#core/i18n/language.ts';
import type { SecretBox } from '#core/server/encryption/secret-box.ts';
import type { CurrentSettings } from '#core/server/settings/current-settings.ts';
import type { MailBlock } from './mail-components.ts';
import type { MailPicture } from './mail-markup.ts';

/** Texts and blocks of a mail in one language. */
export type MailBody = {
  readonly subject: string;
  /** Preview text that mail clients show next to the subject. */
  readonly preheader: string;
  /** Name in the greeting; an absent or empty one greets without a name. */
  readonly name?: string;
  /** Parts between greeting and signature. */
  readonly parts: readonly MailBlock[];
};

/** Content of a mail in one language. */
export type MailContent = MailBody & {
  readonly language: Language;
  /** Unsubscribe URL (decision 29); absent in mails without a list. */
  readonly unsubscribeUrl?: string;
};

/** A mail's content; a second language follows when the recipient's is unknown. */
export type MailContents = readonly [MailContent, ...MailContent[]];

/** Shop data at the time of sending, for building mail content. */
export type MailContext = {
  readonly language: Language;
  readonly settings: CurrentSettings;
  /** Base URL of links. */
  readonly publicUrl: string;
  /** Pictures by product id; products without a picture are absent. */
  readonly pictures: ProductPictures;
  /** Encrypts the tokens of links. */
  readonly box: SecretBox;
};

export type ProductPictures = ReadonlyMap<string, MailPicture>;
