import * as v from 'valibot';
import { defineRetention } from '#core/server/jobs/define-job.ts';
import { definePersonalData, exportPart } from '#core/server/privacy/define-personal-data.ts';
import { ConsentRecord } from '../consents.contract.ts';
import { deleteExpiredConsents, exportConsents, withdrawAllConsentsOf } from './consents.ts';

export const consentPersonalData = definePersonalData({
  records: [
    {
      data: 'consents',
      tables: ['consents'],
      purpose: 'the proof (law, article 18)',
      retention: 'three years after withdrawal; no address in it, a keyed hash',
      access: 'its owner; those of the newsletter also admin users',
    },
  ],
  notExported: {
    'is exported in another form': ['consents.text_version', 'consents.subject_hash'],
  },
  exports: [
    exportPart({
      position: 70,
      /** All consents and withdrawals, newest first. */
      entries: { consents: v.array(ConsentRecord) },
      read: async (shop, person) => ({ consents: await exportConsents(shop, person) }),
    }),
  ],
  erase: withdrawAllConsentsOf,
  retention: [defineRetention('delete-expired-consents', deleteExpiredConsents)],
});
