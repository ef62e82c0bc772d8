import { requireCaller } from '#core/server/api/access.ts';
import { implementContract } from '#core/server/api/implement.ts';
import { savedAddressesContract } from '../saved-addresses.contract.ts';
import { addAddress, changeAddress, listAddresses, removeAddress } from './saved-addresses.ts';

const savedAddressesApi = implementContract(savedAddressesContract);

/** Endpoints of saved addresses. */
export const savedAddressesRouter = savedAddressesApi.router({
  list: savedAddressesApi.list.handler(async ({ context }) => ({
    addresses: await listAddresses(context.shop, (await requireCaller(context)).userId),
  })),
  create: savedAddressesApi.create.handler(async ({ context, input }) =>
    addAddress(context.shop, (await requireCaller(context)).userId, input),
  ),
  update: savedAddressesApi.update.handler(async ({ context, input }) =>
    changeAddress(context.shop, (await requireCaller(context)).userId, input),
  ),
  delete: savedAddressesApi.delete.handler(async ({ context, input }) => {
    await removeAddress(context.shop, (await requireCaller(context)).userId, input.id);
    return { isDeleted: true } as const;
  }),
});
