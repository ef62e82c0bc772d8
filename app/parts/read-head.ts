import type { MetaDescriptor } from 'react-router';

/** A page's head as its loader hands it over. */
export interface Head {
  readonly said: string;
}

/** The structured data of each head while the server draws it; it is never sent along as data. */
export const forSearchEngines = new WeakMap<Head, readonly object[]>();

/** The head that a page's loader has written; none when there is no data. */
export const readHead = ({ loaderData }: { loaderData?: { readonly head: Head } | undefined }): MetaDescriptor[] => {
  if (!loaderData) return [];
  const said: MetaDescriptor[] = JSON.parse(loaderData.head.said);
  if (!import.meta.env.SSR) return said;
  const structured = forSearchEngines.get(loaderData.head) ?? [];
  return [...said, ...structured.map((each) => ({ 'script:ld+json': each }))];
};
