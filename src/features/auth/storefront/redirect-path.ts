/** Default target after sign-in (decision 24). */
const HOME_OF_PERSON = '/account';
/** Dummy origin: a parsed path must stay on it. */
const here = 'https://shop.invalid';

/**
 * Returns the path after sign-in: the requested one if it belongs to this shop, otherwise the account page. Prevents open
 * redirects.
 */
export function redirectPath(input: string | null): string {
  if (!input?.startsWith('/')) return HOME_OF_PERSON;
  const address = URL.parse(input, here);
  if (address?.origin !== here) return HOME_OF_PERSON;
  const { pathname, search, hash } = address;
  if (pathname.startsWith('//') || /^\/auth(?:\/|$)/.test(pathname)) return HOME_OF_PERSON;
  return pathname + search + hash;
}
