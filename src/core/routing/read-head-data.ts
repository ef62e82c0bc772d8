import type { MetaDescriptor } from 'react-router';

/** Serialized head of a page, as its loader returns it. */
export interface Head {
  readonly tags: string;
}

/** Parts of each head that only the server renders, for crawlers; they are not part of the loader data. */
export const serverRendered = new WeakMap<Head, readonly MetaDescriptor[]>();

/** Reads the head that a page's loader serialized; empty without loader data. */
export const readHeadData = ({
  loaderData,
}: {
  loaderData?: { readonly head: Head } | undefined;
}): MetaDescriptor[] => {
  if (!loaderData) return [];
  const tags: MetaDescriptor[] = JSON.parse(loaderData.head.tags);
  if (!import.meta.env.SSR) return tags;
  return [...tags, ...(serverRendered.get(loaderData.head) ?? [])];
};
