import { requireCaller } from '#core/server/api/access.ts';
import { implementContract } from '#core/server/api/implement.ts';
import { adminCustomersContract } from '../customers.admin.contract.ts';
import { addCustomerNote, addCustomerTag, deleteCustomerNote, deleteCustomerTag } from './customer-notes.ts';
import { getCustomer, listCustomers, listCustomerTags } from './customers.ts';
import { exportCustomers } from './export-customers.ts';

const adminCustomersApi = implementContract(adminCustomersContract);

/** Admin endpoints of customers. */
export const adminCustomersRouter = adminCustomersApi.router({
  list: adminCustomersApi.list.handler(({ context, input }) => listCustomers(context.shop, input)),
  tags: adminCustomersApi.tags.handler(({ context }) => listCustomerTags(context.shop)),
  export: adminCustomersApi.export.handler(async ({ context, input }) =>
    exportCustomers(context.shop, (await requireCaller(context)).userId, input),
  ),
  get: adminCustomersApi.get.handler(({ context, input }) => getCustomer(context.shop, input.id)),
  addNote: adminCustomersApi.addNote.handler(async ({ context, input }) =>
    addCustomerNote(context.shop, (await requireCaller(context)).userId, input),
  ),
  deleteNote: adminCustomersApi.deleteNote.handler(async ({ context, input }) =>
    deleteCustomerNote(context.shop, (await requireCaller(context)).userId, input),
  ),
  addTag: adminCustomersApi.addTag.handler(async ({ context, input }) =>
    addCustomerTag(context.shop, (await requireCaller(context)).userId, input),
  ),
  deleteTag: adminCustomersApi.deleteTag.handler(async ({ context, input }) =>
    deleteCustomerTag(context.shop, (await requireCaller(context)).userId, input),
  ),
});
