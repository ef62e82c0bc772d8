import { useLocation } from 'react-router';
import { useIsHydrated } from '#core/browser/use-hydrated.ts';
import { languageFacts, languages } from '#core/i18n/language.ts';
import { useLanguage } from '#core/i18n/messages-provider.tsx';

const faces = { ar: 'font-[Lz_Plex_Arabic]', en: 'font-[Instrument_Sans]' } as const;

/** Links to the same page in the other languages, named in their own language; they work without scripts. */
export const LanguageSwitch = ({ className = '' }: { className?: string }) => {
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const isHydrated = useIsHydrated();
  return languages
    .filter((other) => other !== language)
    .map((other) => (
      // recomputed in the browser: the server drops parameters that do not change the page, such as the return path of sign-in
      <a
        key={`${other} ${isHydrated}`}
        suppressHydrationWarning
        href={`/lang/${other}?to=${encodeURIComponent(pathname + search)}`}
        data-whole
        lang={other}
        hrefLang={other}
        className={`items-center min-h-11 px-3 text-[.9375rem] ${faces[languageFacts[other].content]} ${className}`}
      >
        {languageFacts[other].name}
      </a>
    ));
};
