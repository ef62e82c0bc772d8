import { type PageMeta, pageMeta } from './page-meta.ts';
import { forSearchEngines, type Head } from './read-head.ts';

/**
 * The head of a page, for its loader; `readHead` gives it back. It travels as one text, which takes less room than its
 * parts would, and the browser need not know how it is made. What search engines read is drawn by the server alone.
 */
export const writeHead = (page: PageMeta, structured: readonly object[] = []): Head => {
  const head = { said: JSON.stringify(pageMeta(page)) };
  forSearchEngines.set(head, structured);
  return head;
};
