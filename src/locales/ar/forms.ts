import type { ShopValues } from '../shop-values.ts';
import { auth } from './forms/auth.ts';
import { general } from './forms/general.ts';
import { notices } from './forms/notices.ts';
import { validation } from './forms/validation.ts';

/** Forms from sign-in to the order confirmation, with errors and notices, in Arabic. */
export const messages = (shop: ShopValues) => ({
  auth: auth(shop),
  general,
  notices: notices(shop),
  validation,
});
