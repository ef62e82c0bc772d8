import sample from './paymob-sample.json' with { type: 'json' };
import type { SignedTransaction } from './paymob-transactions.ts';

const charge = {
  currency: 'EGP',
  error_occured: false,
  has_parent_transaction: false,
  is_auth: false,
  is_capture: false,
  is_refunded: false,
  is_standalone_payment: true,
  is_voided: false,
  pending: false,
  success: true,
};

const paid: SignedTransaction = {
  ...charge,
  id: 900_001,
  amount_cents: 123_450,
  created_at: '2026-11-25T04:00:00.000001',
  integration_id: 1001,
  is_3d_secure: true,
  order: { id: 700_001 },
  owner: 500_001,
  source_data: { pan: '2346', sub_type: 'MasterCard', type: 'card' },
};

/** Signatures computed by independent programs: Odoo's provider, an emulator, and OpenSSL. */
export const vectors: readonly {
  readonly secret: string;
  readonly transaction: SignedTransaction;
  readonly message: string;
  readonly hmac: string;
}[] = [
  {
    secret: 'dummy_hmac',
    transaction: {
      ...charge,
      id: 'dummy_id',
      amount_cents: 111_111,
      created_at: '2025-04-01T17:29:16.967925',
      integration_id: 1234,
      is_3d_secure: true,
      order: { id: 123 },
      owner: 12,
      source_data: { pan: '1111', sub_type: 'Visa', type: 'card' },
    },
    message:
      '1111112025-04-01T17:29:16.967925EGPfalsefalsedummy_id1234truefalsefalsefalsetruefalse12312false1111Visacardtrue',
    hmac: '51860052ecc6d9f08ac30a549359019e2eee837913b5673094c242c817ddf57c055ba5e3e9c0894b1171e62c2d37cd55ff98a46a0e28e1ccf2e4a907e6683aa5',
  },
  {
    secret: 'sim_hmac_secret',
    transaction: {
      ...charge,
      id: 900_001,
      amount_cents: 10_000,
      created_at: '2026-08-14T12:00:00.000000',
      integration_id: 1001,
      is_3d_secure: false,
      order: { id: 700_001 },
      owner: 500_001,
      source_data: { pan: '0010', sub_type: 'Visa', type: 'card' },
    },
    message:
      '100002026-08-14T12:00:00.000000EGPfalsefalse9000011001falsefalsefalsefalsetruefalse700001500001false0010Visacardtrue',
    hmac: '033e0bca25918ecf037674c6f9e3ed1c11ba969f16b647f39cf0c404bdcf6db767e0fbe9dc8a523cbc8d19e459c3843222d167201f4705657002eb3671f2619b',
  },
  {
    secret: 'test_hmac_secret',
    transaction: paid,
    message:
      '1234502026-11-25T04:00:00.000001EGPfalsefalse9000011001truefalsefalsefalsetruefalse700001500001false2346MasterCardcardtrue',
    hmac: '73e27255c0620d199a03774e9ce9ca103e5dd4e9d0452f52e1c301b064ca2738586c6712096f4d7e20f06f02c178bf668a9a8c33c90e943f92f5012015a63ef3',
  },
  {
    secret: 'test_hmac_secret',
    transaction: { ...paid, success: false },
    message:
      '1234502026-11-25T04:00:00.000001EGPfalsefalse9000011001truefalsefalsefalsetruefalse700001500001false2346MasterCardcardfalse',
    hmac: 'f21463a2f74d7ced4248e29511396b37cf48ec33b2534d6c83887b61e167b19d3d06ff5f1282c4bf49c172afc56a2058f450606b29c11f5700e3e474d44e0fdf',
  },
];

/** Webhook in Paymob's documentation; its secret is not public. */
export const documentedWebhook = sample;

/** Signed message of `documentedWebhook`. */
export const documentedMessage =
  '1000002024-06-13T11:33:44.592345EGPfalsefalse1920364654097558truefalsefalsefalsetruefalse217503754302852false2346MasterCardcardtrue';
