import { isolateText } from '#core/i18n/format.ts';
import type { ShipmentState } from '#features/orders/parcel-view.ts';

/** Parcels of an order, for its customer and on its mails. */
export const parcels = {
  title: 'الشحن',
  /** Of an order with several parcels. */
  name: ({ number }: { number: string }) => `الشحنة ${number}`,
  by: ({ courier }: { courier: string }) => `مع ${isolateText(courier)}`,
  trackingNumber: 'رقم التتبع',
  follow: 'تتبّع الشحنة',
  cash: ({ amount }: { amount: string }) => `جهّز ${amount} للمندوب عند التسليم.`,
  state: {
    packed: 'مجهّزة في المتجر',
    handed_over: 'خرجت مع شركة الشحن',
    delivered: 'وصلت إليك',
    returned: 'عادت إلى المتجر',
    lost: 'فُقدت في الطريق، وسنتواصل معك',
    withdrawn: 'أُلغيت',
  } satisfies Record<ShipmentState, string>,
};
