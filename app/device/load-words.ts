import { type Language, languages } from '../../domain/language.ts';
import { spokenLanguage } from './spoken-language.ts';
import { useLanguage } from './words.tsx';

/**
 * The hook to a room's words. The server speaks both languages; the browser waits here for the one of its page, before
 * a page that needs these words is drawn.
 */
export const loadWords = async <Said>(load: (language: Language) => Promise<Said>): Promise<() => Said> => {
  const spoken = import.meta.env.SSR ? languages : [spokenLanguage()];
  const said = new Map(await Promise.all(spoken.map(async (language) => [language, await load(language)] as const)));
  const useSaid = (): Said => {
    const words = said.get(useLanguage());
    if (!words) throw new Error('The words of another language were loaded.');
    return words;
  };
  return useSaid;
};
