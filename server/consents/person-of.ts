import type { ShopRoom } from '../shop-room.ts';

/** Whose consent it is: of whoever reads mail at an address, or where there is none of an account. */
export type Consenting = { readonly email: string; readonly userId: string | null };

/** What stands for somebody in the log of consents: nobody else can tell from it who they are. */
export const personOf = ({ pseudonym }: Pick<ShopRoom, 'pseudonym'>, { email, userId }: Consenting): Buffer =>
  pseudonym(email === '' ? (userId ?? '') : email.toLowerCase());
