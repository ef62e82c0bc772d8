import { pageAddress } from '../../contract/page-address.ts';
import type { Language } from '../../domain/language.ts';

/**
 * The pages that may be kept on the device. All others (account, admin, confirmation, signing in, whatever comes by a
 * link out of a mail) are never stored, whoever adds one.
 */
const kept = /^\/(?:products(?:\/[^/.]+)?|product\/[^/.]+|cart|checkout|about|contact|offline)?$/;

export const isKept = ({ pathname }: URL): boolean => kept.test(pathname);

/** The name under which a page is kept: a page of one language is never found under the other. */
export const keyOf = (language: Language, url: URL): string => `${url.origin}/${language}${pageAddress(url)}`;

/** The page whose data is asked for: `/_root.data` is that of the home page, `/products.data` that of `/products`. */
export const pageOfData = (asked: URL): URL => {
  const page = new URL(asked);
  page.pathname = asked.pathname === '/_root.data' ? '/' : asked.pathname.replace(/\.data$/, '');
  page.searchParams.delete('_routes');
  return page;
};
