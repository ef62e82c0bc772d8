import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';

/** Purpose of a ciphertext or hash, which is invalid for any other purpose. */
export type KeyPurpose =
  | 'totp'
  | 'provider'
  | 'message'
  | 'link'
  | 'code'
  | 'vault'
  | 'count'
  | 'device'
  | 'sign-up'
  | 'signing-key'
  | 'leave'
  | 'newsletter'
  | 'email-proof'
  | 'mail-check'
  | 'consent'
  | 'payment';

/** Encrypts values that must be readable and hashes others, with a key that is not stored in the database. */
export type SecretBox = {
  /** AES-256-GCM: nonce, tag, ciphertext. */
  readonly encrypt: (purpose: KeyPurpose, text: string) => Buffer;
  /** Throws when the ciphertext was made with another key or purpose, or was changed. */
  readonly decrypt: (purpose: KeyPurpose, encrypted: Buffer) => string;
  /** Keyed hash of the parts, 32 bytes. */
  readonly hash: (purpose: KeyPurpose, ...parts: readonly string[]) => Buffer;
};

/** `secretKey` is 32 random bytes. */
export const createSecretBox = (secretKey: Buffer): SecretBox => {
  const key = derive(secretKey, 'encryption');
  const hashing = derive(secretKey, 'hash');
  return {
    encrypt: (purpose, text) => {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(purpose));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]);
    },
    decrypt: (purpose, encrypted) => {
      const cipher = createDecipheriv('aes-256-gcm', key, encrypted.subarray(0, 12), { authTagLength: 16 })
        .setAAD(Buffer.from(purpose))
        .setAuthTag(encrypted.subarray(12, 28));
      return Buffer.concat([cipher.update(encrypted.subarray(28)), cipher.final()]).toString('utf8');
    },
    hash: (purpose, ...parts) =>
      createHmac('sha256', hashing)
        .update(JSON.stringify([purpose, ...parts]))
        .digest(),
  };
};

/** A KeyObject, because raw bytes would be converted for each text. */
const derive = (secretKey: Buffer, use: string): KeyObject =>
  createSecretKey(Buffer.from(hkdfSync('sha256', secretKey, Buffer.alloc(0), `lazaward accounts ${use}`, 32)));
