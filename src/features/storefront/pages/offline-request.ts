/** Dummy origin: a parsed path must stay on it. */
const here = 'https://shop.invalid';

/** Request that failed offline. */
export interface OfflineRequest {
  /** Path of the page, or of the language switch. */
  readonly address: string;
  /** Page to return to, if the other language was requested. */
  readonly languageOf: string | null;
}

/** Parses `?to=`; anything but a URL of this shop is the home page. */
export const readOfflineRequest = (search: string): OfflineRequest => {
  const address = ownAddress(new URLSearchParams(search).get('to'));
  const { pathname, searchParams } = new URL(address, here);
  return { address, languageOf: pathname.startsWith('/lang/') ? ownAddress(searchParams.get('to')) : null };
};

const ownAddress = (target: string | null): string => {
  if (!target?.startsWith('/')) return '/';
  const address = URL.parse(target, here);
  if (address?.origin !== here || address.pathname.startsWith('//') || address.pathname === '/offline') return '/';
  return address.pathname + address.search;
};
