import { AccountsError } from '../accounts-error.ts';

/** 403 `user_banned`, or 400 where a grant is refused, for somebody who is shut out (accounts contract, sections 0.2 and 2). */
export const refuseBanned = (user: { readonly banned_until: Date | null }, status: 400 | 403): void => {
  if (user.banned_until === null || user.banned_until <= new Date()) return;
  throw new AccountsError(status, 'user_banned', 'User is banned');
};
