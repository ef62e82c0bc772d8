import { proofLimitsIn } from '../../picture-limits.ts';
import type { SameShape } from '../../same-shape.ts';

const proof = proofLimitsIn('en');

export const transferProof: SameShape<typeof import('../../ar/checkout/transfer-proof.ts').transferProof> = {
  title: 'Attach the picture of your transfer',
  text: 'After the transfer, attach a screenshot that shows amount and date, so that we can find it in our account.',
  choose: 'Choose the picture',
  replace: 'Choose another picture',
  chosen: ({ file }) => `Chosen picture: ${file}`,
  limits: ({ megabytes }) => `A JPEG, PNG or WebP picture of up to ${megabytes} MB.`,
  bankReference: 'Transaction number (optional)',
  bankReferenceHint: 'As on the receipt of the transfer. It helps us find it sooner.',
  send: 'Send the picture',
  sending: 'The picture is being sent…',
  sent: 'We have the picture of your transfer and are checking it.',
  sentAt: ({ moment }) => `Sent ${moment}. We will mail you when the amount has arrived.`,
  sendAnother: 'Send another picture instead',
  rejected: ({ reason }) => `We could not find this transfer: ${reason}. Check it and send it again.`,
  takenBack: 'We could not find this transfer. Check it and send it again.',
  accepted: 'Your transfer has arrived. The order is paid, thank you.',
  picture: 'The picture of the transfer that you sent',
  refused: 'The picture was not sent',
  qr: 'Square code with account, amount and note',
  qrText: 'Scan the code to have account, amount and note on your phone.',
  faults: {
    missing: 'Choose the picture of your transfer first.',
    size: `This file is larger than ${proof.megabytes} MB. Send the screenshot itself or a smaller picture.`,
  },
};
