import { useEffect, useState } from 'react';
import type { Language } from '../../../../domain/language.ts';
import { type AdminClient } from '../../../api/admin-client.ts';
import { loadAdminClient } from '../../../api/load-admin-client.ts';
import { useLanguage } from '../../../i18n/messages.tsx';
import { useAdminContext } from '../use-admin.ts';

/** Pause after the last letter before the server is asked, in milliseconds. */
const SEARCH_AFTER_MS = 250;

/** Finds for a typed text. It stands outside the component, so that it stays the same. */
export type Find<T> = (
  admin: AdminClient,
  asked: { readonly q: string; readonly language: Language },
) => Promise<readonly T[]>;

/** What a search finds for the text in a field; null without a text or an answer. */
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
