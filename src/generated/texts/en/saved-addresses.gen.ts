// Generated from 
//   src/features/customers/saved-addresses.texts.ts
// by `npm run generate`.

export const messages = {
  add: 'Add Address',
  edit: 'Edit Address',
  label: 'Label',
  labelHint: 'Home, work...',
  default: 'Default',
  setDefault: 'Set as default',
  save: 'Save Address',
  change: 'Edit',
  delete: 'Delete',
  deleteTitle: 'Delete address',
  confirmDelete: 'Delete this address?',
  full: 'You have saved as many addresses as the shop keeps. Delete one to add another.',
  empty: {
    title: 'No saved addresses',
    text: 'Save an address to fill in checkout faster.',
  },
  notices: {
    saved: {
      title: 'Saved',
      body: 'Your address has been saved',
    },
    updated: {
      title: 'Updated',
      body: 'Your address has been updated',
    },
    deleted: {
      title: 'Deleted',
      body: 'Your address has been deleted',
    },
  },
};
