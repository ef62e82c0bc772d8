import { requireCaller } from '#core/server/api/access.ts';
import { implementContract } from '#core/server/api/implement.ts';
import { accountContract, personalDataContract } from '../privacy.contract.ts';
import { deleteOwnAccount } from './delete-account.ts';
import { exportPersonalData } from './export.ts';

const accountApi = implementContract(accountContract);
const personalDataApi = implementContract(personalDataContract);

/** Endpoint of the personal data export. */
export const personalDataRouter = personalDataApi.router({
  export: personalDataApi.export.handler(async ({ context }) => ({
    headers: { 'content-disposition': `attachment; filename="${fileName}"` },
    body: asFile(await exportPersonalData(context.shop, context.accounts, await requireCaller(context))),
  })),
});

/** Deletes the caller's account. */
export const accountRouter = accountApi.router({
  delete: accountApi.delete.handler(async ({ context, input: { language, ...proof } }) => {
    await deleteOwnAccount(context.shop, context.accounts, { caller: await requireCaller(context), language, proof });
    return { isDeleted: true } as const;
  }),
});

const fileName = 'lazaward-my-data.json';

/** Indented JSON, for human readers. */
const asFile = (data: Readonly<Record<string, unknown>>): File =>
  new File([JSON.stringify(data, null, 2)], fileName, { type: 'application/json' });
