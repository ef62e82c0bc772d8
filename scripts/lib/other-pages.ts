import { matchPath } from 'react-router';
import { pageAddresses } from '#generated/page-facts.gen.ts';

/** Pages of the shop that none of these addresses opens. */
export const otherPages = (addresses: readonly string[]) => {
  const paths = addresses.map((address) => address.replace(/\?.*/u, ''));
  return pageAddresses.filter(({ pattern }) => !paths.some((path) => matchPath(pattern, path)));
};
