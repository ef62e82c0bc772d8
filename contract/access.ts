import { oc } from '@orpc/contract';
import { refusals } from './refusals.ts';

/**
 * Who may call an endpoint. The server checks it in one place, before anything else is looked at
 * (specification 6); an endpoint built from none of these does not exist.
 */
export type Access = 'anyone' | 'customer' | 'admin';

/** What every endpoint may answer, whatever it does. */
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
/** Open to signed-in customers; ownership of what is touched is checked by the verb itself. */
export const customer = endpoint.meta({ who: 'customer' }).errors(refusals('SIGN_IN_REQUIRED'));
/** Open to holders of the role admin, with their second factor if they have one. */
export const admin = endpoint
  .meta({ who: 'admin' })
  .errors(refusals('SIGN_IN_REQUIRED', 'ADMIN_REQUIRED', 'SECOND_FACTOR_REQUIRED'));
