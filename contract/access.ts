import { oc } from '@orpc/contract';
import type { StaffRight } from '../domain/staff/staff-roles.ts';
import { refusals } from './refusals.ts';

/** Who may call an endpoint, before the right of a role is asked for. */
export type Access = 'anyone' | 'customer' | 'admin';

/**
 * Access to an endpoint: who may call it, and the right that an admin's role needs (`domain/staff/staff-roles.ts`). The server checks
 * it in one place before it reads the input (specification 6). Every endpoint is built from `anyone`, `customer` or `staff`.
 */
export type EndpointAccess = { readonly who: Access; readonly right: StaffRight | null };

/** Refusals that every endpoint may return. */
const everyRefusal = refusals(
  'VALIDATION_FAILED',
  'BROKEN_JSON',
  'BODY_TOO_LARGE',
  'TOO_MANY_REQUESTS',
  'UNAVAILABLE',
  'UNEXPECTED',
);

const endpoint = oc.$meta<EndpointAccess>({ who: 'admin', right: 'ownership' }).errors(everyRefusal);

/** Open to every visitor, signed in or not. */
export const anyone = endpoint.meta({ who: 'anyone', right: null });
/** Open to signed-in customers; each handler checks the ownership of the rows it touches. */
export const customer = endpoint.meta({ who: 'customer', right: null }).errors(refusals('SIGN_IN_REQUIRED'));

/** Open to admins whose role has the right, with their second factor if they have one or the shop demands it. */
export const staff = (right: StaffRight) =>
  endpoint
    .meta({ who: 'admin', right })
    .errors(refusals('SIGN_IN_REQUIRED', 'ADMIN_REQUIRED', 'RIGHT_REQUIRED', 'SECOND_FACTOR_REQUIRED'));

/** Open to owners only: what an endpoint of the admin area is without a right of its own. */
export const admin = staff('ownership');
