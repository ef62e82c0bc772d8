/** Any address would do: what is asked for must not lead away from it. */
const here = 'https://shop.invalid';

/** What somebody without a connection asked for. */
export interface OfflineRequest {
  /** The page, or the switch to the other language. */
  readonly address: string;
  /** The page to go back to, if it was the other language that was asked for. */
  readonly languageOf: string | null;
}

/** Reads `?to=`; what is not an address of this shop is the home page. */
export const readOfflineRequest = (search: string): OfflineRequest => {
  const address = ownAddress(new URLSearchParams(search).get('to'));
  const { pathname, searchParams } = new URL(address, here);
  return { address, languageOf: pathname.startsWith('/lang/') ? ownAddress(searchParams.get('to')) : null };
};

const ownAddress = (asked: string | null): string => {
  if (!asked?.startsWith('/')) return '/';
  const address = URL.parse(asked, here);
  if (address?.origin !== here || address.pathname.startsWith('//') || address.pathname === '/offline') return '/';
  return address.pathname + address.search;
};
