import { createContext, type ReactNode, useContext } from 'react';
import type { Language } from '../../domain/language.ts';
import type { ShopMessages } from '../../locales/messages.ts';

interface Spoken {
  readonly language: Language;
  readonly messages: ShopMessages;
}

const SpokenContext = createContext<Spoken | null>(null);

/** Gives the page its language and its words; everything visible comes from here. */
export const Words = ({ children, language, messages }: Spoken & { children: ReactNode }) => (
  <SpokenContext value={{ language, messages }}>{children}</SpokenContext>
);

const useSpoken = (): Spoken => {
  const spoken = useContext(SpokenContext);
  if (!spoken) throw new Error('A component that speaks stands outside <Words>.');
  return spoken;
};

/** The words of the shown language. */
export const useWords = (): ShopMessages => useSpoken().messages;

/** The shown language; it changes only with a full page load. */
export const useLanguage = (): Language => useSpoken().language;
