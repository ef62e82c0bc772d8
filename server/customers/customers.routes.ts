import { requireCaller } from '../api/access.ts';
import { api } from '../api/implement.ts';
import { addCustomerNote, addCustomerTag, deleteCustomerNote, deleteCustomerTag } from './customer-notes.ts';
import { getCustomer, listCustomers, listCustomerTags } from './customers.ts';
import { exportCustomers } from './export-customers.ts';

/** Admin endpoints of customers. */
export const adminCustomers = {
  list: api.admin.customers.list.handler(({ context, input }) => listCustomers(context.shop, input)),
  tags: api.admin.customers.tags.handler(({ context }) => listCustomerTags(context.shop)),
  export: api.admin.customers.export.handler(async ({ context, input }) =>
    exportCustomers(context.shop, (await requireCaller(context)).userId, input),
  ),
  get: api.admin.customers.get.handler(({ context, input }) => getCustomer(context.shop, input.id)),
  addNote: api.admin.customers.addNote.handler(async ({ context, input }) =>
    addCustomerNote(context.shop, (await requireCaller(context)).userId, input),
  ),
  deleteNote: api.admin.customers.deleteNote.handler(async ({ context, input }) =>
    deleteCustomerNote(context.shop, (await requireCaller(context)).userId, input),
  ),
  addTag: api.admin.customers.addTag.handler(async ({ context, input }) =>
    addCustomerTag(context.shop, (await requireCaller(context)).userId, input),
  ),
  deleteTag: api.admin.customers.deleteTag.handler(async ({ context, input }) =>
    deleteCustomerTag(context.shop, (await requireCaller(context)).userId, input),
  ),
};
