import { type MouseEvent, useEffect } from 'react';
import type { Language } from '#core/i18n/language.ts';
import { useLanguage } from '#core/i18n/messages-provider.tsx';
import type { CountedSteps } from '../counted-search.ts';

/** Time after which a list counts as viewed, in milliseconds; while the visitor types, the list changes with each pause. */
const VIEW_DELAY_MS = 3_000;

/** Searches that this tab has reported, so that going back to a list counts nothing twice. */
const viewedKeys = new Set<string>();
const openedKeys = new Set<string>();

/**
 * Counts a search when its list was viewed for three seconds, or when one of its products was opened, which the returned handlers
 * detect. The counts contain no visitor (decision 193).
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
    }, VIEW_DELAY_MS);
    return () => clearTimeout(timer);
  }, [key, language, q]);

  const handleClick = ({ target }: MouseEvent) => {
    if (q === '' || openedKeys.has(key) || !(target instanceof Element) || !target.closest('a[href^="/product/"]'))
      return;
    openedKeys.add(key);
    countSearch({ language, q, steps: viewedKeys.has(key) ? 'opened' : 'seen-and-opened' });
    viewedKeys.add(key);
  };
  return { onClick: handleClick, onAuxClick: handleClick };
}

/** Reports a search event without cookies and without waiting; the request survives leaving the page. */
const countSearch = (search: { language: Language; q: string; steps: CountedSteps }): void => {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify(search);
  fetch('/api/searches', { method: 'POST', headers, body, credentials: 'omit', keepalive: true }).catch(
    () => undefined,
  );
};
