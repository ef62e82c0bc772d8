/**
 * The query parameters a page's HTML depends on. Everything else is cut off before the page is rendered or kept, so that
 * made-up query strings neither change a page nor fill the memory that keeps them.
 */
const parametersOf = (pathname: string): readonly string[] => {
  if (/^\/products(?:\/|\.data$|$)/.test(pathname)) return ['q', 'sort', 'new', 'sale', 'after', '_routes'];
  if (/^\/auth\/?$/.test(pathname)) return ['tab', 'mode'];
  if (/^\/account\/?$/.test(pathname)) return ['tab'];
  if (/^\/auth\/confirm\/?$/.test(pathname)) return ['type'];
  if (/^\/cart\/products(?:\.data)?$/.test(pathname)) return ['ids', '_routes'];
  return pathname.endsWith('.data') ? ['_routes'] : [];
};

/** The values of a parameter that make a page different, where they can be counted. */
const known: Readonly<Record<string, readonly string[]>> = {
  // the others are those that are open anyway
  tab: ['signup', 'addresses', 'wishlist', 'profile'],
  mode: ['recover', 'confirm', 'new-password', 'first-password'],
  type: ['signup', 'recovery', 'magiclink', 'invite', 'email_change'],
};

/** The pages that show nothing out of the database, and the data of each. */
const plainPages =
  /^\/(?:cart|about|contact|auth|auth\/confirm|account|checkout|unsubscribe|confirm-newsletter|offline|order-confirmation\/[^/]+|admin(?:\/[^/]+)?)(?:\.data)?\/?$/;

/** Whether the page at an address (`pageAddress`) may ask the database; any that is not known to do without. */
export const needsDatabase = (address: string): boolean => !plainPages.test(address.split('?', 1)[0] ?? address);

/** What is asked for, reduced to what the answer depends on: its path and the allowed part of its query. */
export const pageAddress = (url: URL): string => {
  const query = new URLSearchParams();
  for (const name of parametersOf(url.pathname)) {
    const value = url.searchParams.get(name);
    if (value !== null && (known[name]?.includes(value) ?? true)) query.set(name, value);
  }
  return query.size > 0 ? `${url.pathname}?${query}` : url.pathname;
};
