import type { Bilingual } from '#core/i18n/language.ts';

/** A purpose that needs the person's consent (law 151 of 2020, articles 2, 6 and 17; decision 107). */
export interface Consent<
  Name extends string = string,
  Source extends string = string,
  IsWithdrawable extends boolean = boolean,
> {
  readonly name: Name;
  /** Position in lists of the API; lower positions come first. */
  readonly position: number;
  /** Forms that request it. */
  readonly sources: readonly Source[];
  /** Whether it can be withdrawn; not for an account, which can be deleted, or a message, which was read. */
  readonly isWithdrawable: IsWithdrawable;
  /** Whether a mail link has proved the address, so that the consent ends with a change of address. */
  readonly isBoundToAddress?: boolean;
  /** Whether it is used once and deleted after its retention time without a withdrawal. */
  readonly isSingleUse?: boolean;
  /**
   * Every text that was ever displayed, the current one last. Records refer to versions by number, so none is changed or removed; a test
   * compares each text with the first 12 digits of its SHA-256 hash.
   */
  readonly versions: readonly { readonly hashes: Bilingual; readonly text: Bilingual }[];
}

/** Defines a consent. `*.consents.ts` exports it, and `npm run generate` collects it. */
export const defineConsent = <
  const Name extends string,
  const Source extends string,
  const IsWithdrawable extends boolean,
>(
  consent: Consent<Name, Source, IsWithdrawable>,
): Consent<Name, Source, IsWithdrawable> => consent;

/** Means of withdrawal: the link in a mail, an admin on request, the account page, the deletion of the account. */
export const consentWithdrawalSources = ['unsubscribe_link', 'admin', 'account_page', 'account_deletion'] as const;
export type ConsentWithdrawalSource = (typeof consentWithdrawalSources)[number];
