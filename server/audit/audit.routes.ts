import { api } from '../api/implement.ts';
import { listLog } from './list-log.ts';

/** The door of what is written down of the admins' work. */
export const officeLog = {
  list: api.office.log.list.handler(({ context, input }) => listLog(context.shop, input)),
};
