import { accountsFacts } from './accounts-facts.ts';

/** Ways in that are no provider's. */
const own = ['email', 'phone', 'anonymous_users'];

/** The providers that the accounts take people from, by their keys; none when in doubt. */
export const openProviders = async (): Promise<readonly string[]> => {
  try {
    const { external = {} } = await accountsFacts();
    return Object.entries(external).flatMap(([key, isOpen]) => (isOpen === true && !own.includes(key) ? [key] : []));
  } catch {
    return [];
  }
};
