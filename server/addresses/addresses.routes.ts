import { api } from '../api/implement.ts';
import { signedIn } from '../api/who-may.ts';
import { addAddress } from './add-address.ts';
import { changeAddress } from './change-address.ts';
import { listAddresses } from './list-addresses.ts';
import { removeAddress } from './remove-address.ts';

/** The door of the addresses that customers keep. */
export const addresses = {
  list: api.addresses.list.handler(async ({ context }) => ({
    addresses: await listAddresses(context.shop, (await signedIn(context)).userId),
  })),
  add: api.addresses.add.handler(async ({ context, input }) =>
    addAddress(context.shop, (await signedIn(context)).userId, input),
  ),
  change: api.addresses.change.handler(async ({ context, input }) =>
    changeAddress(context.shop, (await signedIn(context)).userId, input),
  ),
  remove: api.addresses.remove.handler(async ({ context, input }) => {
    await removeAddress(context.shop, (await signedIn(context)).userId, input.id);
    return { isDeleted: true } as const;
  }),
};
