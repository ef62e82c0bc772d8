import { oc } from '@orpc/contract';
import { refusals } from './refusals.ts';

/**
 * Who may call an endpoint. The server checks it in one place before it reads the input (specification 6). Every endpoint is
 * built from one of these.
 */
export type Access = 'anyone' | 'customer' | 'admin';

/** Refusals that every endpoint may return. */
const everyRefusal = refusals(
  'VALIDATION_FAILED',
  'BROKEN_JSON',
  'BODY_TOO_LARGE',
  'TOO_MANY_REQUESTS',
  'UNAVAILABLE',
  'UNEXPECTED',
);

const endpoint = oc.$meta<{ readonly who: Access }>({ who: 'admin' }).errors(everyRefusal);

/** Open to every visitor, signed in or not. */
export const anyone = endpoint.meta({ who: 'anyone' });
/** Open to signed-in customers; each handler checks the ownership of the rows it touches. */
export const customer = endpoint.meta({ who: 'customer' }).errors(refusals('SIGN_IN_REQUIRED'));
/** Open to users with the role admin, with their second factor if they have one. */
export const admin = endpoint
  .meta({ who: 'admin' })
  .errors(refusals('SIGN_IN_REQUIRED', 'ADMIN_REQUIRED', 'SECOND_FACTOR_REQUIRED'));
