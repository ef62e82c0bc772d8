import { pageQueries, plainPages } from '#generated/page-facts.gen.ts';
import type { QueryParameter } from './page.ts';

/** React Router's parameter with the routes of a data request. */
const dataParameters: Readonly<Record<string, QueryParameter>> = { _routes: {} };

/**
 * Query parameters that the response for a path depends on. All others are removed before a page is rendered or cached,
 * so that arbitrary query strings neither change a page nor fill the cache.
 */
const parametersOf = (pathname: string): Readonly<Record<string, QueryParameter>> => ({
  ...pageQueries.find(({ pages }) => pages.test(pathname))?.parameters,
  ...(pathname.endsWith('.data') ? dataParameters : {}),
});

/** Whether the page at an address (`pageAddress`) may query the database; true for unknown pages. */
export const needsDatabase = (address: string): boolean => !plainPages.test(address.split('?', 1)[0] ?? address);

/** Reduces a URL to the parts that change the response: the path and the allowed part of the query. */
export const pageAddress = (url: URL): string => {
  const query = new URLSearchParams();
  for (const [name, { values, isRepeatable = false }] of Object.entries(parametersOf(url.pathname))) {
    const params = url.searchParams.getAll(name);
    for (const value of isRepeatable ? new Set(params.sort()) : params.slice(0, 1))
      if (values?.includes(value) ?? true) query.append(name, value);
  }
  return query.size > 0 ? `${url.pathname}?${query}` : url.pathname;
};
