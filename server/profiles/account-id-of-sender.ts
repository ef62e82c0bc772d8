import { optionalCaller } from '../api/access.ts';
import type { ApiContext } from '../api/context.ts';

/** The account of whoever writes from their own address; null for strangers, and for an address that is not theirs. */
export const accountIdOfSender = async (context: ApiContext, email: string): Promise<string | null> => {
  const caller = await optionalCaller(context);
  return caller?.email.toLowerCase() === email.toLowerCase() ? caller.userId : null;
};
