import type { OwnPageName } from '../own-page-names.ts';
import type { LabelPlace } from '../settings/labels.ts';

/** Places whose labels stand where customers pay or are told how: their texts need the right `paymentTexts.write` (decision 183). */
export const paymentLabelPlaces: readonly LabelPlace[] = ['checkout', 'confirmation', 'mails', 'chat'];

/** Beginnings of the keys of such labels at other places. */
export const paymentLabelKeys: readonly string[] = ['account/orders', 'common/layout/footer/payments', 'refusals'];

/** Pages that tell customers how to pay, or how money goes back. */
export const paymentPages: readonly OwnPageName[] = ['returns', 'terms', 'faq'];
