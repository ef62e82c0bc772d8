import { useEffect, useState } from 'react';
import type { AdminClient } from '#core/api/admin-client.ts';
import { loadAdminClient } from '#core/api/load-admin-client.ts';
import type { Language } from '#core/i18n/language.ts';
import { useLanguage } from '#core/i18n/messages-provider.tsx';
import { useAdminContext } from './admin-context.ts';

/** Debounce of the search request, in milliseconds. */
const SEARCH_DEBOUNCE_MS = 250;

/** Search function; must have a stable identity, so define it outside of components. */
export type Find<T> = (
  admin: AdminClient,
  query: { readonly q: string; readonly language: Language },
) => Promise<readonly T[]>;

/** Returns the search results for the text of a field; null without text or before the response. */
export const useDebouncedSearch = <T>(text: string, find: Find<T>): readonly T[] | null => {
  const q = text.trim();
  const { fail } = useAdminContext();
  const language = useLanguage();
  const [result, setAnswer] = useState<{ readonly q: string; readonly matches: readonly T[] } | null>(null);
  useEffect(() => {
    if (q === '') return;
    let isCurrent = true;
    const search = async () => {
      try {
        const matches = await find(await loadAdminClient(), { q, language });
        if (isCurrent) setAnswer({ q, matches });
      } catch (error) {
        if (isCurrent) fail(error);
      }
    };
    const timer = setTimeout(() => void search(), SEARCH_DEBOUNCE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [q, language, find, fail]);
  return q !== '' && result?.q === q ? result.matches : null;
};
