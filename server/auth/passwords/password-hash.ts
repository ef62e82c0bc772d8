import { hash, verify } from '@node-rs/argon2';

/** An argon2id string with its own salt and parameters (decision 21). */
export const hashPassword = (password: string): Promise<string> => hash(password, costs);

/**
 * Whether the password fits. For an account that is unknown or has no password (`null`) a dummy is checked at the same
 * cost, so that the time an answer takes does not tell which accounts exist.
 */
export const isPasswordOf = async (encrypted: string | null, password: string): Promise<boolean> => {
  const fits = await verify(encrypted ?? (await dummyHash()), password);
  return encrypted !== null && fits;
};

/** Whether a hash that somebody else made can be checked here: an argon2 string with its parameters, salt and hash. */
export const isPasswordHash = (text: string): boolean =>
  /^\$argon2(id|i|d)\$v=19\$m=\d{1,7},t=\d{1,3},p=\d{1,3}\$[A-Za-z0-9+/]{11,}\$[A-Za-z0-9+/]{16,}$/.test(text);

// The first of the recommended pairs for argon2id: 19 MiB, two passes, one lane.
const costs = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

let dummy: Promise<string> | null = null;

/** A hash that nobody's password fits, made as all others are. */
export const dummyHash = (): Promise<string> => {
  dummy ??= hashPassword(crypto.randomUUID());
  return dummy;
};
