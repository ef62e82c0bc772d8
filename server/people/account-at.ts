import type { ApiContext } from '../api/context.ts';
import { whoever } from '../api/who-may.ts';

/** The account of whoever writes from their own address; null for strangers, and for an address that is not theirs. */
export const accountAt = async (context: ApiContext, email: string): Promise<string | null> => {
  const caller = await whoever(context);
  return caller?.email.toLowerCase() === email.toLowerCase() ? caller.userId : null;
};
