import { useState } from 'react';
import type { Bilingual } from '../../../../../domain/language.ts';

const nothing: Bilingual = { ar: '', en: '' };

/** The words of a picture as they are being written: those of the shop until then, and again once these have changed. */
export function useAlt(path: string | undefined, stored: Bilingual = nothing) {
  const [alt, setAlt] = useState(stored);
  const [seen, setSeen] = useState({ path, stored });
  if (seen.path !== path || seen.stored.ar !== stored.ar || seen.stored.en !== stored.en) {
    setSeen({ path, stored });
    setAlt(stored);
  }
  return {
    alt,
    isChanged: alt.ar !== stored.ar || alt.en !== stored.en,
    write: (language: 'ar' | 'en', words: string) => setAlt((now) => ({ ...now, [language]: words })),
    /** Forgets what was written. */
    forget: () => setAlt(stored),
  };
}
