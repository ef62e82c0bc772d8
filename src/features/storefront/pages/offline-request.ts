/** Dummy origin: a parsed path must not leave it. */
const DUMMY_ORIGIN = 'https://shop.invalid';

/** Request that failed offline. */
export interface OfflineRequest {
  /** Path of the page, or of the language switch. */
  readonly address: string;
  /** Page to return to, if the other language was requested. */
  readonly languageOf: string | null;
}

/** Parses `?to=`; any value except a URL of this shop is read as the home page. */
export const readOfflineRequest = (search: string): OfflineRequest => {
  const address = toOwnPath(new URLSearchParams(search).get('to'));
  const { pathname, searchParams } = new URL(address, DUMMY_ORIGIN);
  return { address, languageOf: pathname.startsWith('/lang/') ? toOwnPath(searchParams.get('to')) : null };
};

const toOwnPath = (target: string | null): string => {
  if (!target?.startsWith('/')) return '/';
  const address = URL.parse(target, DUMMY_ORIGIN);
  if (address?.origin !== DUMMY_ORIGIN || address.pathname.startsWith('//') || address.pathname === '/offline')
    return '/';
  return address.pathname + address.search;
};
