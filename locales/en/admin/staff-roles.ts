import type { SameShape } from '../../same-shape.ts';

export const staffRoleNames: SameShape<typeof import('../../ar/admin/staff-roles.ts').staffRoleNames> = {
  owner: 'Owner',
  manager: 'Manager',
  orders: 'Orders',
  catalogue: 'Catalogue',
  readonly: 'Read only',
};

export const staffRoleTexts: SameShape<typeof import('../../ar/admin/staff-roles.ts').staffRoleTexts> = {
  owner: 'Everything, with the roles of the team and the keys of payment gateways.',
  manager: 'Everything but the roles of the team, the keys of payment gateways, and where customers are told to pay.',
  orders: 'Orders, payments, customers and their messages; sends no money back.',
  catalogue: 'Products, stock, promo codes and reviews; sees no customer data.',
  readonly: 'Sees figures, orders, products and settings without names of customers, and changes nothing.',
};
