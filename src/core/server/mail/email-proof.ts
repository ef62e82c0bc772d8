import * as v from 'valibot';
import type { SecretBox } from '#core/server/encryption/secret-box.ts';

/** Content of a link that verifies the address of an account: only the mailbox of the address receives it. */
const EmailProof = v.strictObject({ userId: v.string(), email: v.string(), sentAt: v.number() });
export type EmailProof = v.InferOutput<typeof EmailProof>;

/** Validity of the link, in days. */
const MAX_AGE_DAYS = 7;

const MS_PER_DAY = 86_400_000;

/** Creates the encrypted token of a link in an order mail to an unverified address (decision 230). */
export const createEmailProof = (box: SecretBox, proof: Omit<EmailProof, 'sentAt'>): string =>
  box.encrypt('email-proof', JSON.stringify({ ...proof, sentAt: Date.now() })).toString('base64url');

/** Decodes the token; null for an invalid one, or one older than a week. */
export const readEmailProof = (box: SecretBox, token: string, now: Date): EmailProof | null => {
  try {
    const proof = v.parse(EmailProof, JSON.parse(box.decrypt('email-proof', Buffer.from(token, 'base64url'))));
    return now.getTime() - proof.sentAt > MAX_AGE_DAYS * MS_PER_DAY ? null : proof;
  } catch {
    return null;
  }
};
