import { useState } from 'react';
import { useLocation } from 'react-router';
import shop from '../styles/shop.css?url';
import whole from '../styles/storefront-and-admin.css?url';

/**
 * The style sheet of a page. The one for every page holds all of the other; who began with it keeps it, because the
 * order in which sheets come decides.
 */
export const useRouteStyles = (): string => {
  const isBeyond = needsFullStyleSheet(useLocation().pathname);
  const [beganBeyond] = useState(isBeyond);
  return isBeyond || beganBeyond ? whole : shop;
};

/** Home, list, product and cart: the pages that `styles/shop.css` knows. */
const shopPage = /^\/(?:products(?:\/.*)?|product\/.*|cart)?$/;

/** Whether the page at this path needs the style sheet that knows every page. */
export const needsFullStyleSheet = (path: string): boolean => !shopPage.test(path);
