/** Placeholders that the target of a link may hold: `mailto:{email}`. */
export const targetPlaceholders = ['email', 'phone'] as const;

const schemes: readonly string[] = ['https:', 'mailto:', 'tel:'];

/** Characters that browsers remove from URLs or read as `/`, so that a URL is another one than it seems. */
const misleading = /[\p{Cc}\s\\]/u;

/** Base for paths; its host exists nowhere. */
const base = 'https://shop.invalid';

/** Whether a link may lead to a target: https, an e-mail address, a phone number, or a path of the shop. */
export const isSafeTarget = (target: string): boolean => {
  if (misleading.test(target)) return false;
  if (target.startsWith('/')) return URL.canParse(target, base) && new URL(target, base).origin === base;
  return URL.canParse(target) && schemes.includes(new URL(target).protocol);
};

/** Whether a target leads to another site. */
export const isExternal = (target: string): boolean => target.startsWith('https:');
