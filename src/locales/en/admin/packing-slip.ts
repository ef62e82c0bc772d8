import type { SameShape } from '../../same-shape.ts';

export const packingSlip: SameShape<typeof import('../../ar/admin/packing-slip.ts').packingSlip> = (shop) => ({
  brand: shop.name,
  open: 'Packing slip',
  title: 'Packing slip',
  print: 'Print',
  back: 'All orders',
  order: 'Order number',
  date: 'Order date',
  shipTo: 'Ship to',
  item: 'Piece',
  quantity: 'Quantity',
  packed: 'Packed',
  payment: 'Payment method',
  courier: 'Courier',
  collect: 'To collect on delivery',
  cancelled: 'This order was cancelled: do not pack or ship it.',
  wrap: 'Gift wrapped',
  message: 'Gift message',
  taxNumber: 'Tax registration number',
  thanks: `Thank you for choosing ${shop.name}.`,
});
