import * as v from 'valibot';
import { languages } from '../../domain/language.ts';
import type { SecretBox } from '../sealing/secret-box.ts';

/** An address that was asked whether it wants the newsletter: in which language, and when (ISO 8601). */
const Asked = v.strictObject({ email: v.string(), language: v.picklist(languages), askedAt: v.string() });
export type Asked = v.InferOutput<typeof Asked>;

/** What stands in the link of a confirming mail: the shop alone can make it and read it (decision 171). */
export const makeNewsletterToken = (box: SecretBox, asked: Asked): string =>
  box.seal('newsletter', JSON.stringify(asked)).toString('base64url');

/** Null for whatever the shop has not written. */
export const readNewsletterToken = (box: SecretBox, token: string): Asked | null => {
  try {
    return v.parse(Asked, JSON.parse(box.open('newsletter', Buffer.from(token, 'base64url'))));
  } catch {
    return null;
  }
};
