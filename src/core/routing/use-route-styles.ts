import { useState } from 'react';
import { useLocation } from 'react-router';
import shop from '#core/ui/styles/shop.css?url';
import whole from '#core/ui/styles/storefront-and-admin.css?url';
import { shopStyledPages } from '#generated/page-facts.gen.ts';

/**
 * Returns the URL of the page's style sheet. The full one contains the smaller one; a visit that began with it keeps it,
 * because the order of style sheets decides.
 */
export const useRouteStyles = (): string => {
  const isBeyond = needsFullStyleSheet(useLocation().pathname);
  const [beganBeyond] = useState(isBeyond);
  return isBeyond || beganBeyond ? whole : shop;
};

/** Whether the page at this path needs the full style sheet. */
export const needsFullStyleSheet = (path: string): boolean => !shopStyledPages.test(path);
