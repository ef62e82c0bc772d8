import { readSecurity, type Security } from '../../../device/security.ts';
import { type Reading, useReading } from '../use-reading.ts';

/** How the account is locked. */
export const useSecurity = (): Reading<Security> => useReading(askSecurity);

const askSecurity = async (): Promise<Security> => {
  const asked = await readSecurity();
  if (!asked.isDone) throw new Error(asked.failure);
  return asked.data;
};
