import { editorialOf } from '../../locales/editorial.ts';
import type { AccountsText } from '../auth/accounts-room.ts';
import type { TextMessage } from './carrier.ts';
import { readersLanguage } from './readers-language.ts';

/** The text message with a code (accounts contract, section 2: factors). */
export const accountText = ({ to, language: asked, code, channel }: AccountsText): Omit<TextMessage, 'key'> => {
  const language = readersLanguage(asked);
  return { to: `+${to}`, language, text: editorialOf(language).mail.text({ code }), channel, code };
};
