import { optionalCaller } from '#core/server/api/access.ts';
import type { ApiContext } from '#core/server/api/request-context.ts';

/** Returns the account id of a caller who uses their own address, else null. */
export const accountIdOfSender = async (context: ApiContext, email: string): Promise<string | null> => {
  const caller = await optionalCaller(context);
  return caller?.email.toLowerCase() === email.toLowerCase() ? caller.userId : null;
};
