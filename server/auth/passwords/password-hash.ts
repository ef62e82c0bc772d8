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

// The first of the recommended pairs for argon2id: 19 MiB, two passes, one lane.
const costs = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

let dummy: Promise<string> | null = null;

/** A hash that nobody's password fits, made as all others are. */
export const dummyHash = (): Promise<string> => {
  dummy ??= hashPassword(crypto.randomUUID());
  return dummy;
};
