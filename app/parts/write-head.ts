import { type PageMeta, pageMeta, shareMeta } from './page-meta.ts';
import { drawnByServer, type Head } from './read-head.ts';

/**
 * The head of a page, for its loader; `readHead` gives it back. It travels as one text, which takes less room than its
 * parts would, and the browser need not know how it is made. What search engines read, and what is shown where the page
 * is shared, is drawn by the server alone.
 */
export const writeHead = (page: PageMeta, structured: readonly object[] = []): Head => {
  const head = { said: JSON.stringify(pageMeta(page)) };
  drawnByServer.set(head, [...shareMeta(page), ...structured.map((each) => ({ 'script:ld+json': each }))]);
  return head;
};
