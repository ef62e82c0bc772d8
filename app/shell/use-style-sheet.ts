import { useState } from 'react';
import { useLocation } from 'react-router';
import shop from '../styles/shop.css?url';
import whole from '../styles/whole.css?url';
import { isBeyondShop } from './is-beyond-shop.ts';

/**
 * The style sheet of a page. The one for every page holds all of the other; who began with it keeps it, because the
 * order in which sheets come decides.
 */
export const useStyleSheet = (): string => {
  const isBeyond = isBeyondShop(useLocation().pathname);
  const [beganBeyond] = useState(isBeyond);
  return isBeyond || beganBeyond ? whole : shop;
};
