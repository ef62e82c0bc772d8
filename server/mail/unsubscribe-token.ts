import * as v from 'valibot';
import type { SecretBox } from '../../platform/encryption/secret-box.ts';

/** Somebody who wants no more letters of one kind: the newsletter's, or those on products they wait for. */
const Unsubscription = v.strictObject({ list: v.picklist(['newsletter', 'stock']), email: v.string() });
export type Unsubscription = v.InferOutput<typeof Unsubscription>;

/** What stands in the link at the end of a letter: the shop alone can make it and read it (decision 29). */
export const createUnsubscribeToken = (box: SecretBox, leaving: Unsubscription): string =>
  box.seal('leave', JSON.stringify(leaving)).toString('base64url');

/** Null for whatever the shop has not written. */
export const readUnsubscribeToken = (box: SecretBox, token: string): Unsubscription | null => {
  try {
    return v.parse(Unsubscription, JSON.parse(box.open('leave', Buffer.from(token, 'base64url'))));
  } catch {
    return null;
  }
};
