/** Where a signed-in person belongs who came from nowhere in particular (decision 24). */
const HOME_OF_PERSON = '/account';
/** Any address would do: what is asked for must not lead away from it. */
const here = 'https://shop.invalid';

/**
 * Where to go after signing in: the path asked for, if it is one of this shop's own pages; otherwise the account. A
 * link sent by somebody else must not lead away from the shop.
 */
export function redirectPath(asked: string | null): string {
  if (!asked?.startsWith('/')) return HOME_OF_PERSON;
  const address = URL.parse(asked, here);
  if (address?.origin !== here) return HOME_OF_PERSON;
  const { pathname, search, hash } = address;
  if (pathname.startsWith('//') || /^\/auth(?:\/|$)/.test(pathname)) return HOME_OF_PERSON;
  return pathname + search + hash;
}
