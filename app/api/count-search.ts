import type { Language } from '../../domain/language.ts';
import type { CountedSteps } from '../../domain/search/counted-search.ts';

/** Reports a step of a search to the counts, without cookies and without waiting; the page may be left meanwhile. */
export const countSearch = (search: { language: Language; q: string; steps: CountedSteps }): void => {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify(search);
  fetch('/api/searches', { method: 'POST', headers, body, credentials: 'omit', keepalive: true }).catch(
    () => undefined,
  );
};
