import * as v from 'valibot';
import { languages } from '../../domain/language.ts';
import type { SecretBox } from '../../platform/encryption/secret-box.ts';

/** An address that was asked whether it wants the newsletter: in which language, and when (ISO 8601). */
const NewsletterRequest = v.strictObject({ email: v.string(), language: v.picklist(languages), askedAt: v.string() });
export type NewsletterRequest = v.InferOutput<typeof NewsletterRequest>;

/** What stands in the link of a confirming mail: the shop alone can make it and read it (decision 171). */
export const createNewsletterToken = (box: SecretBox, asked: NewsletterRequest): string =>
  box.seal('newsletter', JSON.stringify(asked)).toString('base64url');

/** Null for whatever the shop has not written. */
export const readNewsletterToken = (box: SecretBox, token: string): NewsletterRequest | null => {
  try {
    return v.parse(NewsletterRequest, JSON.parse(box.open('newsletter', Buffer.from(token, 'base64url'))));
  } catch {
    return null;
  }
};
