/** The address of signing in, which leads back to a place as it stands: its path, query and hash. */
export const signInAddress = ({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): string =>
  `/auth?to=${encodeURIComponent(pathname + search + hash)}`;
