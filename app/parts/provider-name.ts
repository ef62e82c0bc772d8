/** How providers write themselves, where that is not their key with a capital. */
const names: Readonly<Record<string, string>> = { github: 'GitHub', gitlab: 'GitLab', linkedin: 'LinkedIn' };

/** What a provider is called, by the key that the accounts name it by: `google` is Google. */
export const providerName = (key: string): string => names[key] ?? key.charAt(0).toUpperCase() + key.slice(1);
