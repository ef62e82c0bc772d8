import { isolateText } from '#core/i18n/format.ts';
import type { SameShape } from '../../same-shape.ts';

export const parcels: SameShape<typeof import('../../ar/checkout/parcels.ts').parcels> = {
  title: 'Shipping',
  name: ({ number }) => `Parcel ${number}`,
  by: ({ courier }) => `With ${isolateText(courier)}`,
  trackingNumber: 'Tracking number',
  follow: 'Follow the parcel',
  cash: ({ amount }) => `Have ${amount} ready for the courier.`,
  state: {
    packed: 'Packed in the shop',
    handed_over: 'Left with the courier',
    delivered: 'Delivered',
    returned: 'Came back to the shop',
    lost: 'Lost on the way; we will contact you',
    withdrawn: 'Withdrawn',
  },
};
