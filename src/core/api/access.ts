import { oc } from '@orpc/contract';
import { apiErrors } from '#core/errors/api.errors.ts';
import type { Permission } from '#core/permissions/permissions.ts';

/** Required caller of an endpoint, before the permission of the role is checked. */
export type Access = 'anyone' | 'customer' | 'admin';

/**
 * Access to an endpoint: the required caller, and the permission that an admin's role needs
 * (`src/core/permissions/permissions.ts`). The server checks it in one place before it reads the input (specification
 * 6). Every endpoint is built from `anyone`, `customer` or `staff`.
 */
export type EndpointAccess = { readonly who: Access; readonly permission: Permission | null };

/** Queues of calls that upload, read or generate files, separate from the other calls (decision 111). */
export type FileQueue = 'proofs' | 'files';

/** Properties of an endpoint that differ from the defaults. */
export type EndpointLimits = {
  readonly queue?: FileQueue;
  /** Size limit of a JSON body in bytes, if it is above the default. */
  readonly maxJsonBytes?: number;
  /** Size limit of the picture or file of a multipart body, in bytes. */
  readonly maxFileBytes?: number;
};

export type EndpointMeta = EndpointAccess & EndpointLimits;

/** Errors that every endpoint may return. */
const commonErrors = apiErrors.pick(
  'VALIDATION_FAILED',
  'BROKEN_JSON',
  'BODY_TOO_LARGE',
  'TOO_MANY_REQUESTS',
  'UNAVAILABLE',
  'UNEXPECTED',
);

const endpoint = oc.$meta<EndpointMeta>({ who: 'admin', permission: 'ownership' }).errors(commonErrors);

/** Open to every visitor, signed in or not. */
export const anyone = endpoint.meta({ who: 'anyone', permission: null });
/** Open to signed-in customers, with limits of its own; each handler checks the ownership of the rows it touches. */
export const customerWith = (limits: EndpointLimits) =>
  endpoint.meta({ who: 'customer', permission: null, ...limits }).errors(apiErrors.pick('SIGN_IN_REQUIRED'));
/** Open to signed-in customers; each handler checks the ownership of the rows it touches. */
export const customer = customerWith({});

/** Open to admins whose role has the permission, with their second factor if they have one or the shop requires it. */
export const staff = (permission: Permission, limits: EndpointLimits = {}) =>
  endpoint
    .meta({ who: 'admin', permission, ...limits })
    .errors(apiErrors.pick('SIGN_IN_REQUIRED', 'ADMIN_REQUIRED', 'PERMISSION_REQUIRED', 'SECOND_FACTOR_REQUIRED'));

/** Open to owners only: the default of an admin endpoint without a permission. */
export const admin = staff('ownership');
