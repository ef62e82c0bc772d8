import { useState } from 'react';
import { useLocation } from 'react-router';
import shop from '#core/ui/styles/shop.css?url';
import whole from '#core/ui/styles/storefront-and-admin.css?url';
import { shopStyledPages } from '#generated/page-facts.gen.ts';

/**
 * Returns the URL of the page's style sheet. The full one includes the smaller one; a visit that started with the full
 * one keeps it, because a later style sheet would override it.
 */
export const useRouteStyles = (): string => {
  const needsFull = needsFullStyleSheet(useLocation().pathname);
  const [startedWithFull] = useState(needsFull);
  return needsFull || startedWithFull ? whole : shop;
};

/** Whether the page at this path needs the full style sheet. */
export const needsFullStyleSheet = (path: string): boolean => !shopStyledPages.test(path);
