import { requireCaller } from '../api/access.ts';
import { api } from '../api/implement.ts';
import { addAddress, changeAddress, listAddresses, removeAddress } from './saved-addresses.ts';

/** Endpoints of saved addresses. */
export const savedAddresses = {
  list: api.savedAddresses.list.handler(async ({ context }) => ({
    addresses: await listAddresses(context.shop, (await requireCaller(context)).userId),
  })),
  create: api.savedAddresses.create.handler(async ({ context, input }) =>
    addAddress(context.shop, (await requireCaller(context)).userId, input),
  ),
  update: api.savedAddresses.update.handler(async ({ context, input }) =>
    changeAddress(context.shop, (await requireCaller(context)).userId, input),
  ),
  delete: api.savedAddresses.delete.handler(async ({ context, input }) => {
    await removeAddress(context.shop, (await requireCaller(context)).userId, input.id);
    return { isDeleted: true } as const;
  }),
};
