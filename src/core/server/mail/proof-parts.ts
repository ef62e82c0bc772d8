import { type Language, localisedAddress } from '#core/i18n/language.ts';
import { serverTexts } from '../../../locales/content.ts';
import type { MailContext } from './mail.ts';
import { Button, type MailBlock, Paragraph, part } from './mail-components.ts';

/** Asks to verify the address, with a link for the signed-in account; empty without a token. */
export const proofParts = (
  token: string | undefined,
  language: Language,
  { settings, publicUrl }: MailContext,
): readonly MailBlock[] => {
  if (token === undefined) return [];
  const { text, button, otherwise } = serverTexts(language, settings.public).mail.proof;
  const url = localisedAddress(`/account?tab=profile&proof=${token}`, publicUrl, language);
  return [
    part(Paragraph, { text }),
    part(Button, { language, settings, label: button, url }),
    part(Paragraph, { text: otherwise }),
  ];
};
