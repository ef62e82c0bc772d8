import * as v from 'valibot';
import { languages } from '#core/i18n/language.ts';
import type { SecretBox } from '#core/server/encryption/secret-box.ts';

/** Content of a newsletter confirmation: address, language, and time of the request (ISO 8601). */
const NewsletterRequest = v.strictObject({ email: v.string(), language: v.picklist(languages), askedAt: v.string() });
export type NewsletterRequest = v.InferOutput<typeof NewsletterRequest>;

/** Creates the encrypted token of a newsletter confirmation link (decision 171). */
export const createNewsletterToken = (box: SecretBox, request: NewsletterRequest): string =>
  box.encrypt('newsletter', JSON.stringify(request)).toString('base64url');

/** Decrypts the token; null for an invalid one. */
export const readNewsletterToken = (box: SecretBox, token: string): NewsletterRequest | null => {
  try {
    return v.parse(NewsletterRequest, JSON.parse(box.decrypt('newsletter', Buffer.from(token, 'base64url'))));
  } catch {
    return null;
  }
};
