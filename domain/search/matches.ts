import { fold } from './fold.ts';
import { withoutArticle } from './without-article.ts';

/**
 * Whether one of the texts (name, description) contains the query, whatever the case (specification 2), or contains it
 * once both are folded, or without the query's articles: each widens and none removes a hit (decision 34). An empty query
 * is in every text.
 */
export function matches(query: string, texts: readonly string[]): boolean {
  const sought = query.trim().toLowerCase();
  const folded = fold(query);
  const bare = withoutArticle(folded);
  return texts.some(
    (text) =>
      text.toLowerCase().includes(sought) ||
      (folded !== '' && fold(text).includes(folded)) ||
      (bare !== null && fold(text).search(bare) !== -1),
  );
}
