import type { MetaDescriptor } from 'react-router';

/** A page's head as its loader hands it over. */
export interface Head {
  readonly said: string;
}

/** What of each head the server alone draws, for those that fetch the page itself; it is never sent along as data. */
export const serverRendered = new WeakMap<Head, readonly MetaDescriptor[]>();

/** The head that a page's loader has written; none when there is no data. */
export const readHeadData = ({
  loaderData,
}: {
  loaderData?: { readonly head: Head } | undefined;
}): MetaDescriptor[] => {
  if (!loaderData) return [];
  const said: MetaDescriptor[] = JSON.parse(loaderData.head.said);
  if (!import.meta.env.SSR) return said;
  return [...said, ...(serverRendered.get(loaderData.head) ?? [])];
};
