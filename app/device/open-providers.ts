/** Ways in that are no provider's. */
const own = ['email', 'phone', 'anonymous_users'];

/** The providers that the accounts take people from, by their keys (accounts contract, GET /settings); none when in doubt. */
export const openProviders = async (): Promise<readonly string[]> => {
  try {
    const answer = await fetch('/auth/v1/settings');
    const { external }: { external?: Readonly<Record<string, unknown>> } = await answer.json();
    return Object.entries(external ?? {}).flatMap(([key, isOpen]) =>
      isOpen === true && !own.includes(key) ? [key] : [],
    );
  } catch {
    return [];
  }
};
