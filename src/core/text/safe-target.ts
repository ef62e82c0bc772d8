/** Placeholders that the target of a link may contain: `mailto:{email}`. */
export const targetPlaceholders = ['email', 'phone'] as const;

const schemes: readonly string[] = ['https:', 'mailto:', 'tel:'];

/** Characters that browsers remove from URLs or treat as `/`, so that the URL is not the visible one. */
const misleading = /[\p{Cc}\s\\]/u;

/** Base URL for resolving paths; the host does not exist. */
const base = 'https://shop.invalid';

/** Whether a link may lead to a target: https, an e-mail address, a phone number, or a path of the shop. */
export const isSafeTarget = (target: string): boolean => {
  if (misleading.test(target)) return false;
  if (target.startsWith('/')) return URL.canParse(target, base) && new URL(target, base).origin === base;
  return URL.canParse(target) && schemes.includes(new URL(target).protocol);
};

/** Whether a target leads to another site. */
export const isExternal = (target: string): boolean => /^https:/iu.test(target);

/**
 * Returns an https address with its scheme in lower case, for storage and comparison; null for any other text, and for
 * a URL that a browser would interpret differently (`https:host`, a backslash, a tab).
 */
export const normalizeHttpsAddress = (text: string): string | null => {
  const address = text.replace(/^https:/iu, 'https:');
  return /^https:\/\/[^/]/u.test(address) && !misleading.test(address) && URL.canParse(address) ? address : null;
};
