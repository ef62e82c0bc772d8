import { definePermissions } from '#core/permissions/permissions.ts';

/** Permissions, with the staff roles that have them. */
export const paymentTextPermissions = definePermissions({
  /** Texts about how and where to pay (`payment-texts.ts`): owners only. */
  'paymentTexts.write': [],
});
