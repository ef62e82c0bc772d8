/**
 * The query parameters that a page's HTML depends on. All others are removed before a page is rendered or cached, so that
 * made-up query strings neither change a page nor fill the cache.
 */
const parametersOf = (pathname: string): readonly string[] => {
  if (/^\/products(?:\/|\.data$|$)/.test(pathname))
    return ['q', 'sort', 'new', 'sale', 'price', 'colour', 'motif', 'after', '_routes'];
  if (/^\/auth\/?$/.test(pathname)) return ['tab', 'mode'];
  if (/^\/account\/?$/.test(pathname)) return ['tab'];
  if (/^\/auth\/confirm\/?$/.test(pathname)) return ['type'];
  if (/^\/cart\/products(?:\.data)?$/.test(pathname)) return ['ids', '_routes'];
  return pathname.endsWith('.data') ? ['_routes'] : [];
};

/** The values of a parameter that change a page, where they can be enumerated. */
const known: Readonly<Record<string, readonly string[]>> = {
  // other values show the default tab
  tab: ['signup', 'addresses', 'wishlist', 'profile'],
  mode: ['recover', 'confirm', 'new-password', 'first-password'],
  type: ['signup', 'recovery', 'invite'],
};

/** Pages that show nothing from the database, and their data requests. */
const plainPages =
  /^\/(?:cart|about|contact|policies\/[^/]+|auth|auth\/confirm|account|checkout|unsubscribe|confirm-newsletter|offline|order-confirmation\/[^/]+|admin(?:\/[^/]+){0,3})(?:\.data)?\/?$/;

/** Whether the page at an address (`pageAddress`) may query the database; true for unknown pages. */
export const needsDatabase = (address: string): boolean => !plainPages.test(address.split('?', 1)[0] ?? address);

/**
 * Reduces a URL to what the answer depends on: the path and the allowed part of the query. `isKnown` tells whether a
 * parameter has a value; the service worker does without the values of filters, which the server knows.
 */
export const pageAddress = (url: URL, isKnown = (_name: string, _value: string): boolean => true): string => {
  const query = new URLSearchParams();
  for (const name of parametersOf(url.pathname)) {
    const given = url.searchParams.getAll(name);
    // only a filter of the list has several values
    for (const value of /^(?:price|colour|motif)$/.test(name) ? new Set(given.sort()) : given.slice(0, 1))
      if (known[name]?.includes(value) ?? isKnown(name, value)) query.append(name, value);
  }
  return query.size > 0 ? `${url.pathname}?${query}` : url.pathname;
};
