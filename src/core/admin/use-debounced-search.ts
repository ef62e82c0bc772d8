import { useEffect, useState } from 'react';
import { type AdminClient } from '#core/api/admin-client.ts';
import { loadAdminClient } from '#core/api/load-admin-client.ts';
import type { Language } from '#core/i18n/language.ts';
import { useLanguage } from '#core/i18n/messages-provider.tsx';
import { useAdminContext } from './admin-context.ts';

/** Debounce of the search request, in milliseconds. */
const SEARCH_AFTER_MS = 250;

/** Search function. Defined outside components, so that its identity is stable. */
export type Find<T> = (
  admin: AdminClient,
  asked: { readonly q: string; readonly language: Language },
) => Promise<readonly T[]>;

/** Returns the search results for the text of a field; null without text or before the response. */
export const useFound = <T>(typed: string, find: Find<T>): readonly T[] | null => {
  const q = typed.trim();
  const { fail } = useAdminContext();
  const language = useLanguage();
  const [answer, setAnswer] = useState<{ readonly q: string; readonly found: readonly T[] } | null>(null);
  useEffect(() => {
    if (q === '') return;
    let isAwaited = true;
    const search = async () => {
      try {
        const found = await find(await loadAdminClient(), { q, language });
        if (isAwaited) setAnswer({ q, found });
      } catch (error) {
        if (isAwaited) fail(error);
      }
    };
    const timer = setTimeout(() => void search(), SEARCH_AFTER_MS);
    return () => {
      isAwaited = false;
      clearTimeout(timer);
    };
  }, [q, language, find, fail]);
  return q !== '' && answer?.q === q ? answer.found : null;
};
