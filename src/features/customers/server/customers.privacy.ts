import * as v from 'valibot';
import { definePersonalData, exportPart } from '#core/server/privacy/define-personal-data.ts';
import { replaceProfile } from '#features/auth/server/profiles.ts';
import { Profile } from '../profile.contract.ts';
import { SavedAddress } from '../saved-addresses.contract.ts';
import { toProfile } from './create-customer.ts';
import { deleteNotesAndTags, findNotes, findTags } from './customer-notes.repository.ts';
import { getProfile } from './profiles.ts';
import { deleteAddresses } from './saved-addresses.repository.ts';
import { listAddresses } from './saved-addresses.ts';

export const customerPersonalData = definePersonalData({
  records: [
    {
      data: 'addresses',
      tables: ['saved_addresses'],
      purpose: 'requested by the customer (consent)',
      retention: 'until removed or deleted',
      access: 'its owner',
    },
    {
      data: 'notes and tags of the staff about a customer',
      tables: ['customer_notes', 'customer_tags'],
      purpose: 'service to the customer (lawful interest)',
      retention: 'until deleted, at the latest with the account',
      access: 'admin users who may see customers; the customer, in the export',
    },
  ],
  notExported: {
    'is the time of the last update or of a mail request': ['saved_addresses.created_at'],
  },
  exports: [
    exportPart({
      position: 10,
      entries: { profile: Profile },
      read: async (shop, _person, caller) => ({ profile: await getProfile(shop, caller) }),
    }),
    exportPart({
      position: 20,
      entries: { addresses: v.array(SavedAddress) },
      read: async (shop, { userId }) => ({ addresses: await listAddresses(shop, userId) }),
    }),
    exportPart({
      position: 100,
      entries: {
        staffNotes: v.array(v.object({ text: v.string(), createdAt: v.string() })),
        staffTags: v.array(v.object({ tag: v.string(), createdAt: v.string() })),
      },
      read: async ({ database: { kysely } }, { userId }) => {
        const [notes, tags] = await Promise.all([findNotes(kysely, userId), findTags(kysely, [userId])]);
        return {
          staffNotes: notes.map(({ text, created_at }) => ({ text, createdAt: created_at.toISOString() })),
          staffTags: tags.map(({ tag, created_at }) => ({ tag, createdAt: created_at.toISOString() })),
        };
      },
    }),
  ],
  // notes and tags may refer to another person
  claim: async ({ clock }, transaction, { userId, address, userMetadata }) => {
    await deleteAddresses(transaction, userId);
    await deleteNotesAndTags(transaction, userId);
    await replaceProfile(transaction, { id: userId, ...toProfile(userMetadata, { email: address, at: clock() }) });
  },
});
