import type { OwnData } from '../../contract/own-data.ts';
import { api } from '../api/implement.ts';
import { signedIn } from '../api/who-may.ts';
import { eraseOwnAccount } from './erase-own-account.ts';
import { gatherOwnData } from './gather-own-data.ts';

/** The door to what the shop keeps of somebody: to have it, and to have it forgotten. */
export const ownData = {
  download: api.ownData.download.handler(async ({ context }) => ({
    headers: { 'content-disposition': `attachment; filename="${fileName}"` },
    body: asFile(await gatherOwnData(context.shop, context.accounts, await signedIn(context))),
  })),
  erase: api.ownData.erase.handler(async ({ context, input: { language, ...proof } }) => {
    await eraseOwnAccount(context.shop, context.accounts, { caller: await signedIn(context), language, proof });
    return { isDeleted: true } as const;
  }),
};

const fileName = 'lazaward-my-data.json';

/** For people to read as well as for machines: a line a fact. */
const asFile = (data: OwnData): File =>
  new File([JSON.stringify(data, null, 2)], fileName, { type: 'application/json' });
