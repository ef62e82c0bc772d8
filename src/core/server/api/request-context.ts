import type { AppError } from '#core/errors/app-error.ts';
import type { Language } from '#core/i18n/language.ts';
import type { Permission } from '#core/permissions/permissions.ts';
import type { ShopContext } from '#core/server/context.ts';
import type { RequestLimits } from './rate-limits.ts';

/** The signed-in caller, verified by the accounts service. */
export type Caller = {
  readonly userId: string;
  readonly sessionId: string;
  readonly email: string;
  readonly aal: 'aal1' | 'aal2';
  /** Whether the account has a second factor, even if this session has not used it. */
  readonly hasSecondFactor: boolean;
  /** Whether a link, a code or a provider verified the e-mail address (decision 162). */
  readonly isEmailVerified: boolean;
};

/** Checks the permissions of staff roles. */
export type StaffAccess = {
  /** Throws ADMIN_REQUIRED, SECOND_FACTOR_REQUIRED or PERMISSION_REQUIRED. */
  readonly requirePermission: (shop: ShopContext, caller: Caller, permission: Permission) => Promise<void>;
  /** Whether the caller is an admin whose role has the permission; throws SECOND_FACTOR_REQUIRED. */
  readonly hasPermission: (shop: ShopContext, caller: Caller, permission: Permission) => Promise<boolean>;
};

/** Context of one request, available to its endpoint in addition to the input. A feature declares the members that it provides. */
export interface ApiContext {
  readonly shop: ShopContext;
  readonly staffAccess: StaffAccess;
  readonly limits: RequestLimits;
  /** Language of the main error message; both languages are always sent. */
  readonly language: Language;
  /** Network address of the request; the key of rate limits per visitor. */
  readonly address: string;
  /** Looked up lazily and at most once per request. */
  readonly caller: () => Promise<Caller | null>;
  /** Error of an unreadable body; reported only to callers with access. */
  readonly brokenBody: AppError | null;
}
