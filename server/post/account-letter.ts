import type { Language } from '../../domain/language.ts';
import { editorialOf } from '../../locales/editorial.ts';
import type { AccountsMail } from '../auth/accounts-room.ts';
import type { Letter } from './letter.ts';
import { readersLanguage } from './readers-language.ts';

/** The letter for a mail of the accounts service. */
export const accountLetter = ({ kind, language: asked, code, link, newEmail }: AccountsMail): Letter => {
  const language = readersLanguage(asked);
  const { accounts, code: aboutCode } = editorialOf(language).mail;
  const { subject, preheader, otherwise } = accounts[kind];
  const about =
    kind === 'email_change_current' ? accounts[kind].about({ newEmail: newEmail ?? '' }) : accounts[kind].about;
  // only a code can prove again who is there
  const button =
    kind === 'reauthentication' || link === null
      ? null
      : { press: accounts[kind].press, label: accounts[kind].button, url: inLanguage(link, language) };
  return {
    language,
    subject,
    preheader,
    name: null,
    paragraphs: [about],
    sections: [],
    button,
    code: { above: button === null ? aboutCode.only : aboutCode.beside, code, below: aboutCode.secret },
    closing: [otherwise],
    leaveUrl: null,
  };
};

/** The page that the link leads to speaks as the letter does, on whatever device it is opened. */
const inLanguage = (link: string, language: Language): string => {
  const url = new URL(link);
  url.searchParams.set('lang', language);
  return url.href;
};
