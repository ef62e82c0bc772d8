import type { Metadata } from '../tables.ts';
import { readEmail } from '../users/check-email.ts';

/** Whom a provider says that somebody is. */
export type Profile = {
  /** Who they are to the provider, for ever. */
  readonly subject: string;
  /** In lower case; null when the provider tells none that could be written to. */
  readonly email: string | null;
  readonly isEmailVerified: boolean;
  /** What is kept of it as the identity's data (accounts contract, section 1.2). */
  readonly data: Metadata;
};

/** Reads the claims of an identity token or of the provider's user information (OpenID Connect Core, 5.1). */
export const readProfile = (claims: Readonly<Record<string, unknown>>): Profile => {
  const subject = String(claims['sub']);
  const email = typeof claims['email'] === 'string' ? readEmail(claims['email']) : null;
  // Some providers write the word instead of the value.
  const isEmailVerified = email !== null && [true, 'true'].some((yes) => yes === claims['email_verified']);
  const name = text(claims['name']) ?? nameOfParts(claims);
  const picture = text(claims['picture']);
  return {
    subject,
    email,
    isEmailVerified,
    data: {
      ...Object.fromEntries(
        kept.flatMap((claim) => (text(claims[claim]) === null ? [] : [[claim, text(claims[claim])]])),
      ),
      sub: subject,
      provider_id: subject,
      ...(email === null ? {} : { email }),
      email_verified: isEmailVerified,
      phone_verified: false,
      ...(name === null ? {} : { name, full_name: name }),
      ...(picture === null ? {} : { picture, avatar_url: picture }),
    },
  };
};

const kept = ['iss', 'given_name', 'family_name', 'nickname', 'preferred_username', 'locale'];

/** All of it travels in every access token, so it must stay short; a picture's address cut in half shows nothing. */
const text = (claim: unknown): string | null => {
  if (typeof claim !== 'string' || claim === '' || claim.length > 512) return null;
  // PostgreSQL keeps neither NUL nor half a surrogate pair.
  return claim.includes('\0') || !claim.isWellFormed() ? null : claim;
};

const nameOfParts = (claims: Readonly<Record<string, unknown>>): string | null => {
  const parts = [text(claims['given_name']), text(claims['family_name'])].filter((part) => part !== null);
  return parts.length === 0 ? null : parts.join(' ');
};
