import type { SameShape } from '../../same-shape.ts';

export const staffRoleNames: SameShape<typeof import('../../ar/admin/staff-roles.ts').staffRoleNames> = {
  owner: 'Owner',
  manager: 'Manager',
  orders: 'Orders',
  catalogue: 'Catalogue',
  readonly: 'Read only',
};

export const staffRoleTexts: SameShape<typeof import('../../ar/admin/staff-roles.ts').staffRoleTexts> = {
  owner: 'Everything, including team roles and payment gateway keys.',
  manager: 'Everything except team roles, payment gateway keys, and where customers send their payments.',
  orders: 'Orders, payments, customers and their messages. Cannot refund.',
  catalogue: 'Products, stock, promo codes and reviews. Sees no customer data.',
  readonly: 'Sees figures, orders, products and settings without customer names, and cannot change anything.',
};
