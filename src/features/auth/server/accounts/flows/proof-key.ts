import { createHash, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import { invalid } from '../accounts-error.ts';
import type { ChallengeMethod } from '../tables.ts';

/** A PKCE challenge, as the client sends it (RFC 7636; accounts contract, section 6). */
export type ProofKey = { readonly challenge: string; readonly method: ChallengeMethod };

/** The two body fields of a PKCE challenge. */
export const proofKeyFields = {
  code_challenge: v.nullish(v.string(), ''),
  code_challenge_method: v.nullish(v.string(), ''),
};

/** Null when none is sent. Throws 400 `validation_failed` when it is incomplete or malformed. */
export const readProofKey = (challenge: string, method: string): ProofKey | null => {
  if (challenge === '' && method === '') return null;
  if (challenge === '' || method === '') {
    throw invalid('PKCE flow requires code_challenge_method and code_challenge');
  }
  if (!/^[A-Za-z0-9._~-]{43,128}$/.test(challenge)) {
    throw invalid('code challenge has to be between 43 and 128 characters of A-Z, a-z, 0-9 and ._~-');
  }
  const lower = method.toLowerCase();
  if (lower !== 's256' && lower !== 'plain') throw invalid('code_challenge_method must be s256 or plain');
  return { challenge, method: lower };
};

/** Whether the challenge was made from this verifier. */
export const isVerifierOf = ({ challenge, method }: ProofKey, verifier: string): boolean => {
  const made = method === 'plain' ? verifier : createHash('sha256').update(verifier).digest('base64url');
  const [one, other] = [Buffer.from(made), Buffer.from(challenge)];
  return one.length === other.length && timingSafeEqual(one, other);
};
