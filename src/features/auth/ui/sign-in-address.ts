/** URL of the sign-in page with the return path: path, query and hash of a location. */
export const signInAddress = ({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): string =>
  `/auth?to=${encodeURIComponent(pathname + search + hash)}`;
