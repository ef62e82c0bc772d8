import type { SameShape } from '../../same-shape.ts';
import { businessDays } from '../units.ts';

export const confirmation: SameShape<typeof import('../../ar/checkout/confirmation.ts').confirmation> = {
  title: 'Thank you for your order!',
  text: 'We have received your order and will confirm it with you.',
  later: {
    processing: { title: 'We are preparing your order', text: 'It is confirmed, and we are packing it with care.' },
    shipped: { title: 'Your order is on its way', text: 'It has left our shop for your address.' },
    delivered: { title: 'Your order has arrived', text: 'We hope that it brings you joy.' },
  },
  orderNumber: 'Order Number',
  copy: 'Copy the order number',
  copied: 'The order number is copied',
  estimated: 'Estimated Delivery',
  window: ({ days }) => businessDays(days),
  shippingAddress: 'Shipping Address',
  items: 'Order Items',
  unknown: 'There is no order of this number among yours. Check the number, or the account you are signed in with.',
  account: 'View My Orders',
  chat: {
    title: 'The chat did not open?',
    text: 'The browser may have blocked it. Open it here, with your order already written in.',
    open: 'Send the order on WhatsApp',
    later: {
      title: 'A question about your order?',
      text: 'Write to us on WhatsApp. The message has the number of your order.',
      open: 'Write to us on WhatsApp',
    },
    qr: 'Square code that opens the order chat on your phone',
  },
  transfer: {
    title: 'Transfer the amount with InstaPay',
    amount: 'Exact amount',
    missing: 'Missing amount',
    arrived: ({ amount, total }) => `${amount} of ${total} has arrived. Transfer the rest and attach its picture.`,
    account: 'Account',
    reference: 'Write in the note',
    copy: 'Copy',
    copied: 'Copied',
  },
};
