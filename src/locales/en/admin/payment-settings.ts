import { isolateText } from '#core/i18n/format.ts';
import type { SameShape } from '../../same-shape.ts';

const url = { label: 'Gateway URL', hint: 'Leave empty unless the gateway gave you a different URL.' };

export const paymentSettings: SameShape<typeof import('../../ar/admin/payment-settings.ts').paymentSettings> = {
  part: { title: 'Online payment', text: 'Payment gateways, their keys, and how long an unpaid order waits' },
  intro:
    'Without a gateway, customers pay in cash, by transfer, or by a link you send. With one, they pay in the shop. Keys are stored encrypted and are never shown again.',
  guide: ({ file }) => `See ${isolateText(file)} in the shop’s files for step-by-step instructions.`,
  enable: ({ provider }) => `Accept payments through ${isolateText(provider)}`,
  modes: {
    test: { name: 'TEST', text: 'Test keys: no real money is charged.' },
    live: { name: 'LIVE', text: 'Customers are charged real money.' },
  },
  off: 'Off',
  broken: 'Not working',
  brokenText:
    'The gateway is on, but cannot be used with these settings, so shoppers do not see it. Correct the marked fields.',
  environment: {
    text: 'Environment variables of the server configure this gateway. It cannot be changed here.',
    isSet: 'Set, not shown',
    notSet: 'Not set',
  },
  secret: {
    isSet: 'Saved and hidden.',
    replace: ({ label }) => `Replace ${isolateText(label)}`,
    remove: ({ label }) => `Remove ${isolateText(label)}`,
    removed: 'It is removed when you save.',
    keep: ({ label }) => `Keep ${isolateText(label)} as it is`,
    short: { replace: 'Replace', remove: 'Remove', keep: 'Keep as it is' },
  },
  optional: 'Optional.',
  webhook: {
    label: 'Webhook address',
    hint: 'Enter it in the gateway’s dashboard, so that it notifies the shop of each payment.',
    copy: 'Copy',
    copied: 'The address is copied',
  },
  test: {
    button: 'Test the connection',
    busy: 'Contacting the gateway...',
    ok: {
      test: 'The gateway accepted these keys. They are test keys.',
      live: 'The gateway accepted these keys. They are live keys.',
    },
    keys: 'The gateway rejected the keys. Copy them from its dashboard again.',
    permission: 'The gateway knows the key, but the key lacks permissions that the shop needs.',
    refused: 'The gateway rejected the request. Check the keys and the status of your account there.',
    unreachable: 'The gateway did not answer. Try again soon, and check its URL if you changed it.',
  },
  holds: {
    title: 'Unpaid orders',
    text: 'An unpaid order reserves its pieces for a limited time. When the time is up, the gateway is checked once more; then the order is cancelled and the pieces are for sale again.',
    holdMinutes: 'Time to pay on the gateway’s page, in minutes',
    transferHoldHours: 'Time to pay by bank transfer, in hours',
    transferHint: 'Leave empty for no limit.',
  },
  saved: { title: 'Saved', body: 'It applies to new orders from now on' },
  differs: 'Differences between the two versions',
  fieldOf: ({ part, field }) => `${part}: ${field}`,
  banner: {
    title: 'Payments are in test mode',
    text: 'A payment gateway uses test keys: customers are not charged real money.',
    button: 'Payment settings',
  },
  providers: {
    paymob: {
      name: 'Paymob',
      text: 'Cards, mobile wallets and instalments, for a business account in Egypt.',
      fields: {
        secretKey: { label: 'Secret key', hint: `Begins with ${isolateText('egy_sk_')}` },
        publicKey: { label: 'Public key', hint: `Begins with ${isolateText('egy_pk_')}` },
        hmacSecret: { label: 'HMAC secret', hint: 'Lets the shop verify that a notification is from the gateway.' },
        apiKey: {
          label: 'API key',
          hint: 'Lets the shop check payments it was not notified of. Recommended.',
        },
        cardIntegration: { label: 'Integration ID for cards', hint: 'One of the three is enough.' },
        walletIntegration: { label: 'Integration ID for wallets', hint: 'Such as Vodafone Cash.' },
        instalmentIntegrations: { label: 'Integration IDs for instalments', hint: 'Separated by commas.' },
        url,
      },
    },
    stripe: {
      name: 'Stripe',
      text: 'Cards, for a company with an account in a country where Stripe works.',
      fields: {
        secretKey: {
          label: 'Secret key',
          hint: `Begins with ${isolateText('sk_')}, or with ${isolateText('rk_')} for a restricted key.`,
        },
        webhookSecret: {
          label: 'Signing secret of the webhook',
          hint: `Begins with ${isolateText('whsec_')}. Stripe shows it after you enter the webhook address there.`,
        },
        url,
      },
    },
  },
};
