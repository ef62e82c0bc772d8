import * as v from 'valibot';
import type { SecretBox } from '../sealing/secret-box.ts';

/** Somebody who wants no more letters of one kind: the newsletter's, or those on products they wait for. */
const Leaving = v.strictObject({ list: v.picklist(['newsletter', 'stock']), email: v.string() });
export type Leaving = v.InferOutput<typeof Leaving>;

/** What stands in the link at the end of a letter: the shop alone can make it and read it (decision 29). */
export const makeLeaveToken = (box: SecretBox, leaving: Leaving): string =>
  box.seal('leave', JSON.stringify(leaving)).toString('base64url');

/** Null for whatever the shop has not written. */
export const readLeaveToken = (box: SecretBox, token: string): Leaving | null => {
  try {
    return v.parse(Leaving, JSON.parse(box.open('leave', Buffer.from(token, 'base64url'))));
  } catch {
    return null;
  }
};
