import { useLocation } from 'react-router';
import { useIsHydrated } from '#core/browser/use-hydrated.ts';
import { useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';

const faces = { ar: 'font-[Lz_Plex_Arabic]', en: 'font-[Instrument_Sans]' } as const;

/** Link to the same page in the other language, written in that language; works without scripts. */
export const LanguageSwitch = ({ className = '' }: { className?: string }) => {
  const { layout } = useMessages('common');
  const other = useLanguage() === 'ar' ? 'en' : 'ar';
  const { pathname, search } = useLocation();
  return (
    // the server leaves out parameters that do not change the page, such as the return path of sign-in: the link is created again
    <a
      key={Number(useIsHydrated())}
      suppressHydrationWarning
      href={`/lang/${other}?to=${encodeURIComponent(pathname + search)}`}
      data-whole
      lang={other}
      hrefLang={other}
      className={`items-center min-h-11 px-3 text-[.9375rem] ${faces[other]} ${className}`}
    >
      {layout.otherLanguage}
    </a>
  );
};
