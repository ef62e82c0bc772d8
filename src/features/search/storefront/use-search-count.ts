import { type MouseEvent, useEffect } from 'react';
import type { Language } from '#core/i18n/language.ts';
import { useLanguage } from '#core/i18n/messages-provider.tsx';
import type { CountedSteps } from '../counted-search.ts';

/** A list counts as seen after this time, in milliseconds: while typing, the list changes with each rest. */
const SEEN_AFTER = 3_000;

/** What this tab has reported, so that going back to a list counts nothing twice. */
const viewedKeys = new Set<string>();
const opened = new Set<string>();

/**
 * Counts a search when its list was seen for three seconds, or when one of its products was opened, which the returned handler
 * notices. The counts contain no visitor (decision 193).
 */
export function useSearchCount(q: string) {
  const language = useLanguage();
  const key = `${language} ${q}`;
  useEffect(() => {
    if (q === '') return;
    const timer = setTimeout(() => {
      if (viewedKeys.has(key) || document.visibilityState !== 'visible') return;
      viewedKeys.add(key);
      countSearch({ language, q, steps: 'seen' });
    }, SEEN_AFTER);
    return () => clearTimeout(timer);
  }, [key, language, q]);

  const follow = ({ target }: MouseEvent) => {
    if (q === '' || opened.has(key) || !(target instanceof Element) || !target.closest('a[href^="/product/"]')) return;
    opened.add(key);
    countSearch({ language, q, steps: viewedKeys.has(key) ? 'opened' : 'seen-and-opened' });
    viewedKeys.add(key);
  };
  return { onClick: follow, onAuxClick: follow };
}

/** Reports a step of a search to the counts, without cookies and without waiting; the page may be left meanwhile. */
const countSearch = (search: { language: Language; q: string; steps: CountedSteps }): void => {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify(search);
  fetch('/api/searches', { method: 'POST', headers, body, credentials: 'omit', keepalive: true }).catch(
    () => undefined,
  );
};
