import { isolateText } from '../../format.ts';
import type { SameShape } from '../../same-shape.ts';
import { orderStatus, paymentStatus } from '../order-status.ts';

export const orders: SameShape<typeof import('../../ar/admin/orders.ts').orders> = {
  search: 'Order number, name, phone or e-mail',
  filter: 'Order status',
  from: 'From',
  to: 'To',
  sort: { label: 'Sort', newest: 'Newest first', oldest: 'Oldest first' },
  columns: {
    order: 'Order',
    customer: 'Customer',
    placed: 'Placed',
    items: 'Items',
    total: 'Total',
    payment: 'Payment',
    status: 'Status',
  },
  status: orderStatus,
  payment: paymentStatus,
  deletedAccount: 'Deleted account',
  place: ({ city, phone }) => [city, phone].filter(Boolean).map(isolateText).join(', '),
  gift: 'Gift',
  giftWrapped: 'Gift, wrapped',
  giftMessage: 'Gift message',
  details: ({ number }) => `Details of order ${isolateText(number)}`,
  items: 'Items',
  shipTo: 'Ship to',
  paidBy: 'Payment method',
  history: 'History',
  placed: 'Order placed',
  formerAccount: 'An account that is gone',
  chat: 'Open chat with customer',
  move: {
    label: 'Change the status',
    processing: 'Start preparing',
    shipped: 'Mark as shipped',
    delivered: 'Mark as delivered',
    cancelled: 'Cancel the order',
  },
  settle: {
    label: 'Change the payment',
    paid: 'Mark as paid',
    refunded: 'Mark as refunded',
    pending: 'Not paid after all',
  },
  ask: {
    cancelled: {
      title: 'Cancel this order?',
      text: 'Its pieces go back into stock, the use of its promo code is given back, and the customer is told by e-mail. This cannot be undone.',
      yes: 'Cancel the order',
    },
    refunded: {
      title: 'Was the whole amount refunded?',
      text: 'The refund is written down under your name. This cannot be undone.',
      yes: 'Yes, it was refunded',
    },
    no: 'Go back',
  },
  moved: { title: 'Updated', body: ({ status }) => `The order is now: ${status}` },
  settled: { title: 'Updated', body: ({ status }) => `The payment is now: ${status}` },
  export: 'Export CSV',
  exported: { title: 'Exported', body: 'The file is on your device' },
  changedMeanwhile: {
    title: 'Somebody was faster with this order',
    body: ({ status, payment }) => `It is now: ${status}. Payment: ${payment}.`,
  },
};
