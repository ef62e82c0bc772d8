/**
 * Roles of the people who run a shop (decision 201). Each of them is an admin of specification 6; the role says which part of the
 * admin area they may see and change.
 */
export const staffRoles = ['owner', 'manager', 'orders', 'catalogue', 'readonly'] as const;
export type StaffRole = (typeof staffRoles)[number];

/**
 * What an endpoint of the admin area may ask for. `customers.read` is the right to see who a customer is: names, phone numbers,
 * e-mail and other addresses, wherever they stand.
 */
export const staffRights = [
  'area.enter',
  'figures.read',
  'orders.read',
  'orders.write',
  'payments.read',
  'payments.write',
  'refunds.write',
  'catalogue.read',
  'catalogue.write',
  'promoCodes.read',
  'promoCodes.write',
  'reviews.read',
  'reviews.write',
  'customers.read',
  'customers.write',
  'customers.export',
  'messages.read',
  'messages.write',
  'newsletter.read',
  'newsletter.write',
  'settings.read',
  'settings.write',
  /** Texts that tell customers how and where to pay (`payment-texts.ts`): owners only. */
  'paymentTexts.write',
  'auditLog.read',
  'staff.read',
  /** Roles, keys of payment gateways, and every endpoint that names no other right: owners only. */
  'ownership',
] as const;
export type Permission = (typeof staffRights)[number];

/** The only table of who may do what: the server checks it, the admin area shows and hides by it. */
export const rolePermissions: Readonly<Record<StaffRole, ReadonlySet<Permission>>> = {
  owner: new Set(staffRights),
  manager: new Set(staffRights.filter((right) => right !== 'ownership' && right !== 'paymentTexts.write')),
  orders: new Set<Permission>([
    'area.enter',
    'orders.read',
    'orders.write',
    'payments.read',
    'payments.write',
    'catalogue.read',
    'reviews.read',
    'customers.read',
    'customers.write',
    'messages.read',
    'messages.write',
  ]),
  catalogue: new Set<Permission>([
    'area.enter',
    'catalogue.read',
    'catalogue.write',
    'promoCodes.read',
    'promoCodes.write',
    'reviews.read',
    'reviews.write',
  ]),
  readonly: new Set<Permission>([
    'area.enter',
    'figures.read',
    'orders.read',
    'payments.read',
    'catalogue.read',
    'promoCodes.read',
    'reviews.read',
    'settings.read',
  ]),
};
