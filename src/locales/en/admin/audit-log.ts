import { isolateText } from '#core/i18n/format.ts';
import type { SameShape } from '../../same-shape.ts';

export const auditLog: SameShape<typeof import('../../ar/admin/audit-log.ts').auditLog> = {
  title: 'Log',
  who: 'Who',
  what: 'What',
  when: 'When',
  everybody: 'All admins',
  everything: 'All actions',
  former: ({ email }) => `${isolateText(email)} (formerly)`,
  details: {
    from: 'From',
    to: 'To',
    amount: 'Amount',
    reason: 'Reason',
    count: 'Count',
    restocked: 'Restocked',
    writtenOff: 'Written off',
    terms: 'Terms',
    view: 'View',
    added: 'Added',
    removed: 'Removed',
  },
};
