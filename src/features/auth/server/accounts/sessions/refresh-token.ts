import { createHmac, timingSafeEqual } from 'node:crypto';
import type { SessionRow } from '../tables.ts';

/** Unverified parts of a refresh token. */
export type RefreshTokenParts = { readonly sessionId: string; readonly counter: number; readonly signature: Buffer };

type Signer = Pick<SessionRow, 'id' | 'refresh_secret'>;

/**
 * `b64url(session id . counter . HMAC(session key, session id . counter))`: the current token is derived from
 * the session's row, and no token is stored (accounts contract, section 5).
 */
export const createRefreshToken = (session: Signer, counter: number): string => {
  const claim = claimOf(session.id, counter);
  return Buffer.concat([claim, sign(session.refresh_secret, claim)]).toString('base64url');
};

/** Parses a refresh token; null for another format. */
export const readRefreshToken = (token: string): RefreshTokenParts | null => {
  if (!/^[A-Za-z0-9_-]{70}$/.test(token)) return null;
  const bytes = Buffer.from(token, 'base64url');
  const hex = bytes.toString('hex', 0, 16);
  return {
    sessionId: hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
    counter: bytes.readUInt32BE(16),
    signature: bytes.subarray(20),
  };
};

/** Whether the session's own key signed the token. */
export const isSignedBy = (session: Signer, { counter, signature }: RefreshTokenParts): boolean =>
  timingSafeEqual(sign(session.refresh_secret, claimOf(session.id, counter)), signature);

const claimOf = (sessionId: string, counter: number): Buffer => {
  const claim = Buffer.alloc(20);
  claim.write(sessionId.replaceAll('-', ''), 'hex');
  claim.writeUInt32BE(counter, 16);
  return claim;
};

const sign = (key: Buffer, claim: Buffer): Buffer => createHmac('sha256', key).update(claim).digest();
