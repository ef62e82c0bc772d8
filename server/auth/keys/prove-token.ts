import { type JWTPayload, jwtVerify } from 'jose';

type Key = CryptoKey | Uint8Array;

/** Whoever is signed in sends the same token for an hour; of so many it is remembered that a key has signed them. */
const MOST_REMEMBERED = 1_000;

/** By the key itself: when the ring reads its keys anew, all is proven anew, and what a key has proven goes with it. */
const provenBy = new WeakMap<Key, Map<string, JWTPayload>>();

/**
 * The claims of a token that this key has signed and that has not expired. Throws jose's errors. A signature is checked
 * once, for it costs more than everything else that a signed-in call does; the time is looked at always, and whether the
 * session still lives is not asked here (decision 103).
 */
export const proveToken = async (token: string, key: Key, algorithm: string): Promise<JWTPayload> => {
  const known = provenBy.get(key)?.get(token);
  if (known?.exp !== undefined && known.exp * 1000 > Date.now()) return known;
  const { payload } = await jwtVerify(token, key, { algorithms: [algorithm] });
  remember(token, key, payload);
  return payload;
};

const remember = (token: string, key: Key, payload: JWTPayload): void => {
  const proven = provenBy.get(key) ?? new Map<string, JWTPayload>();
  provenBy.set(key, proven.set(token, payload));
  const [oldest] = proven.keys();
  if (proven.size > MOST_REMEMBERED && oldest !== undefined) proven.delete(oldest);
};
