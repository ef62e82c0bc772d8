import { isolateText } from '../../format.ts';
import type { SameShape } from '../../same-shape.ts';

const url = { label: 'Address of the gateway', hint: 'Leave it empty unless the gateway gave you another address.' };

export const paymentSettings: SameShape<typeof import('../../ar/admin/payment-settings.ts').paymentSettings> = {
  part: { title: 'Online payment', text: 'Payment gateways, their keys, and how long an unpaid order waits' },
  intro:
    'Without a gateway customers pay in cash, by transfer, or by a link that you send. With one they pay in the shop. Keys are encrypted, and nobody sees them after they are saved.',
  guide: ({ file }) => `${isolateText(file)}, among the files of the shop, explains it step by step.`,
  enable: ({ provider }) => `Accept payments by ${isolateText(provider)}`,
  modes: {
    test: { name: 'TEST', text: 'Payments with test keys are not real money.' },
    live: { name: 'LIVE', text: 'Payments are real money.' },
  },
  off: 'Off',
  broken: 'Does not work',
  brokenText:
    'The gateway is on, but cannot be used with these settings, so shoppers do not see it. Correct the marked fields.',
  environment: {
    text: 'Environment variables of the server configure this gateway. It cannot be changed here.',
    isSet: 'Set, not shown',
    notSet: 'Not set',
  },
  secret: {
    isSet: 'Set, and shown to nobody.',
    replace: ({ label }) => `Replace ${isolateText(label)}`,
    remove: ({ label }) => `Remove ${isolateText(label)}`,
    removed: 'It is removed when you save.',
    keep: ({ label }) => `Keep ${isolateText(label)} as it is`,
    short: { replace: 'Replace', remove: 'Remove', keep: 'Keep as it is' },
  },
  optional: 'Optional.',
  webhook: {
    label: 'Webhook address',
    hint: 'Enter it in the dashboard of the gateway, so that it reports each payment to the shop.',
    copy: 'Copy',
    copied: 'The address is copied',
  },
  test: {
    button: 'Test the connection',
    busy: 'Calling the gateway...',
    ok: {
      test: 'The gateway knows these keys. They are test keys.',
      live: 'The gateway knows these keys. They are live keys.',
    },
    keys: 'The gateway refused the keys. Copy them from its dashboard again.',
    permission: 'The gateway knows the key, but it lacks permissions that the shop needs.',
    refused: 'The gateway refused the call. Check the keys, and the state of your account there.',
    unreachable: 'The gateway did not answer. Try again soon, and check its address if you changed it.',
  },
  holds: {
    title: 'Unpaid orders',
    text: 'An order holds its pieces until it is paid. When its time is over, the gateway is asked once more; then the order is cancelled and the pieces are for sale again.',
    holdMinutes: 'Minutes to pay on the page of a gateway',
    transferHoldHours: 'Hours to pay by bank transfer',
    transferHint: 'Empty means without an end.',
  },
  saved: { title: 'Saved', body: 'It holds for new orders from now on' },
  differs: 'What differs between both versions',
  fieldOf: ({ part, field }) => `${part}: ${field}`,
  banner: {
    title: 'Payments are in test mode',
    text: 'A payment gateway is on with test keys: what customers pay is not real money.',
    button: 'Payment settings',
  },
  providers: {
    paymob: {
      name: 'Paymob',
      text: 'Cards, mobile wallets and instalments, for a business account in Egypt.',
      fields: {
        secretKey: { label: 'Secret key', hint: `Begins with ${isolateText('egy_sk_')}` },
        publicKey: { label: 'Public key', hint: `Begins with ${isolateText('egy_pk_')}` },
        hmacSecret: { label: 'HMAC secret', hint: 'By it the shop knows that a report is from the gateway.' },
        apiKey: {
          label: 'API key',
          hint: 'With it the shop asks the gateway about payments that it was not told of. Recommended.',
        },
        cardIntegration: { label: 'Integration ID of cards', hint: 'One of the three is enough.' },
        walletIntegration: { label: 'Integration ID of wallets', hint: 'Such as Vodafone Cash.' },
        instalmentIntegrations: { label: 'Integration IDs of instalments', hint: 'With commas between them.' },
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
          hint: `Begins with ${isolateText('whsec_')}. Stripe shows it after you entered the webhook address there.`,
        },
        url,
      },
    },
  },
};
