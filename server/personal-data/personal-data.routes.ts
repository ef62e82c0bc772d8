import type { PersonalData } from '../../contract/personal-data.ts';
import { requireCaller } from '../api/access.ts';
import { api } from '../api/implement.ts';
import { deleteOwnAccount } from './delete-account.ts';
import { exportPersonalData } from './export.ts';

/** Endpoint of the personal data export. */
export const personalData = {
  export: api.personalData.export.handler(async ({ context }) => ({
    headers: { 'content-disposition': `attachment; filename="${fileName}"` },
    body: asFile(await exportPersonalData(context.shop, context.accounts, await requireCaller(context))),
  })),
};

/** Deletes the caller's account. */
export const account = {
  delete: api.account.delete.handler(async ({ context, input: { language, ...proof } }) => {
    await deleteOwnAccount(context.shop, context.accounts, { caller: await requireCaller(context), language, proof });
    return { isDeleted: true } as const;
  }),
};

const fileName = 'lazaward-my-data.json';

/** Indented JSON, readable for people too. */
const asFile = (data: PersonalData): File =>
  new File([JSON.stringify(data, null, 2)], fileName, { type: 'application/json' });
