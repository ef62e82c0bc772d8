import * as v from 'valibot';
import type { SecretBox } from '#core/server/encryption/secret-box.ts';

/** Content of an unsubscribe link: the list (newsletter or stock notifications) and the address. */
const Unsubscription = v.strictObject({ list: v.picklist(['newsletter', 'stock']), email: v.string() });
export type Unsubscription = v.InferOutput<typeof Unsubscription>;

/** Creates the encrypted token of an unsubscribe link (decision 29). */
export const createUnsubscribeToken = (box: SecretBox, unsubscription: Unsubscription): string =>
  box.encrypt('leave', JSON.stringify(unsubscription)).toString('base64url');

/** Decodes the token; null for an invalid one. */
export const readUnsubscribeToken = (box: SecretBox, token: string): Unsubscription | null => {
  try {
    return v.parse(Unsubscription, JSON.parse(box.decrypt('leave', Buffer.from(token, 'base64url'))));
  } catch {
    return null;
  }
};
