import { fold } from './fold.ts';

/**
 * Whether one of the texts (name, description) contains the query, whatever the case (specification 2), or contains it
 * once both are folded: folding widens and never removes a hit (decision 34). An empty query is in every text.
 */
export function matches(query: string, texts: readonly string[]): boolean {
  const sought = query.trim().toLowerCase();
  const folded = fold(query);
  return texts.some((text) => text.toLowerCase().includes(sought) || (folded !== '' && fold(text).includes(folded)));
}
