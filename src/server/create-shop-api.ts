import { type Api, createApi } from '#core/server/api/create-api.ts';
import { hasPermission, requirePermission } from '#features/auth/server/staff-access.ts';
import { contract } from '#generated/contract.gen.ts';
import { errors } from '#generated/errors.gen.ts';
import { router } from '#generated/router.gen.ts';

type ShopApiParts = Parameters<typeof createApi>[1];

/** The API of all features. */
export type ShopApi = Api<typeof router>;

/** API calls of the page loaders, made in process without HTTP; the caller is a guest. */
export type InProcessApi = ShopApi['inProcess'];

/** Creates the API handler of all features. Needs a migrated database. */
export const createShopApi = (shop: ShopApiParts): ShopApi =>
  createApi({ contract, router, errors, staffAccess: { requirePermission, hasPermission } }, shop);
