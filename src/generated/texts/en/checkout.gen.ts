// Generated from 
//   src/features/checkout/checkout.texts.ts
//   src/features/order-status/confirmation.texts.ts
//   src/features/fulfillment/parcels.texts.ts
//   src/features/payments/transfer-proof.texts.ts
// by `npm run generate`.
import { businessDays } from '#core/i18n/business-days.ts';
import { isolateText } from '#core/i18n/format.ts';
import { messages as units } from './units.gen.ts';

export const checkoutTexts = {
  title: 'Checkout',
  backToCart: 'Back to cart',
  help: 'Help',
  intro: 'Enter the delivery details. You will review the total before placing the order.',
  shippingInfo: 'Shipping Information',
  savedAddress: 'Use a saved address',
  newAddress: 'Another address',
  defaultAddress: 'Default',
  keepAddress: 'Save this address in my account',
  addressLabel: 'Name of the address',
  addressLabelHint: 'Such as home or work.',
  firstAddressLabel: 'Home',
  hints: {
    fullName: 'The name of the person who will receive the order.',
    email: 'We use it for messages about this order.',
    address: 'Street, building, floor and flat; at least 10 characters.',
    city: 'City or district.',
    postalCode: 'From 3 to 20 characters.',
  },
  promo: {
    label: 'Promo Code',
    placeholder: 'Enter the code',
    hint: 'Letters, digits, hyphen and underscore only.',
    apply: 'Apply',
    applying: 'Checking...',
    remove: 'Remove',
  },
  gift: {
    title: 'Gift Options',
    isGift: 'This order is a gift',
    wrap: 'Free gift wrapping',
    message: 'Gift Message',
    messagePlaceholder: 'Write a few words to go with the gift',
    preview: 'The card that goes with the gift',
    counter: ({ used, max }: { readonly used: string; readonly max: string }) => `${used} of ${max} characters`,
  },
  payment: {
    title: 'Payment',
    methods: {
      cash_on_delivery: {
        name: 'Cash on delivery',
        text: 'You pay the whole amount to the courier.',
      },
      bank_transfer: {
        name: 'InstaPay transfer',
        text: 'After the order you find the account and the exact amount to copy.',
      },
      card_link: {
        name: 'Visa or Mastercard',
        text: 'A payment link follows in the chat after the order.',
      },
      card: {
        name: 'Visa or Mastercard',
        text: 'You pay now, on a secure page.',
      },
      wallet: {
        name: 'Mobile wallet',
        text: 'You pay now, on a secure page, and confirm in your wallet’s app.',
      },
      instalments: {
        name: 'Instalments',
        text: 'You choose a plan on a secure page.',
      },
    },
    test: 'Test mode: no real money is paid here.',
  },
  placeOrder: ({ total }: { readonly total: string }) => `Place Order, ${total}`,
  processing: 'Processing...',
  placed: 'Order placed',
  chatHint: 'When you place the order, a WhatsApp message with its details opens in a new window. Send it so that we can confirm.',
  payHint: 'Then you pay on the secure page.',
  delivery: ({ days }: { readonly days: { readonly min: number; readonly max: number } }) => `Estimated delivery: ${businessDays(days, units)}.`,
  restored: 'We kept what you had filled in.',
};

export const confirmationTexts = {
  title: 'Thank you for your order!',
  text: 'We have received your order and will confirm it with you.',
  later: {
    processing: {
      title: 'We are preparing your order',
      text: 'It is confirmed, and we are packing it with care.',
    },
    shipped: {
      title: 'Your order is on its way',
      text: 'It has left our shop for your address.',
    },
    delivered: {
      title: 'Your order has arrived',
      text: 'We hope that it brings you joy.',
    },
  },
  orderNumber: 'Order Number',
  copy: 'Copy the order number',
  copied: 'The order number is copied',
  estimated: 'Estimated Delivery',
  window: ({ days }: { readonly days: { readonly min: number; readonly max: number } }) => businessDays(days, units),
  shippingAddress: 'Shipping Address',
  items: 'Order Items',
  unknown: 'There is no order of this number among yours. Check the number, or the account you are signed in with.',
  account: 'View My Orders',
  chat: {
    title: 'The chat did not open?',
    text: 'The browser may have blocked it. Open it here, with your order already written in.',
    open: 'Send the order on WhatsApp',
    later: {
      title: 'A question about your order?',
      text: 'Write to us on WhatsApp. The message has the number of your order.',
      open: 'Write to us on WhatsApp',
    },
    qr: 'Square code that opens the order chat on your phone',
  },
  transfer: {
    title: 'Transfer the amount with InstaPay',
    amount: 'Exact amount',
    missing: 'Missing amount',
    arrived: ({ amount, total }: { readonly amount: string; readonly total: string }) => `${amount} of ${total} has arrived. Transfer the rest and attach its picture.`,
    account: 'Account',
    reference: 'Write in the note',
    copy: 'Copy',
    copied: 'Copied',
  },
};

export const parcelsTexts = {
  title: 'Shipping',
  name: ({ number }: { readonly number: string }) => `Parcel ${number}`,
  by: ({ courier }: { readonly courier: string }) => `With ${isolateText(courier)}`,
  trackingNumber: 'Tracking number',
  follow: 'Follow the parcel',
  cash: ({ amount }: { readonly amount: string }) => `Have ${amount} ready for the courier.`,
  state: {
    packed: 'Packed in the shop',
    handed_over: 'Left with the courier',
    delivered: 'Delivered',
    returned: 'Came back to the shop',
    lost: 'Lost on the way; we will contact you',
    withdrawn: 'Withdrawn',
  },
};

export const transferProofTexts = {
  title: 'Attach the picture of your transfer',
  text: 'After the transfer, attach a screenshot that shows amount and date, so that we can find it in our account.',
  choose: 'Choose the picture',
  replace: 'Choose another picture',
  selectedFile: ({ file }: { readonly file: string }) => `Chosen picture: ${file}`,
  limits: 'A JPEG, PNG or WebP picture of up to 5 MB.',
  bankReference: 'Transaction number (optional)',
  bankReferenceHint: 'As on the receipt of the transfer. It helps us find it sooner.',
  send: 'Send the picture',
  sending: 'The picture is being sent…',
  sent: 'We have the picture of your transfer and are checking it.',
  sentAt: ({ moment }: { readonly moment: string }) => `Sent ${moment}. We will mail you when the amount has arrived.`,
  sendAnother: 'Send another picture instead',
  rejected: ({ reason }: { readonly reason: string }) => `We could not find this transfer: ${reason}. Check it and send it again.`,
  takenBack: 'We could not find this transfer. Check it and send it again.',
  accepted: 'Your transfer has arrived. The order is paid, thank you.',
  picture: 'The picture of the transfer that you sent',
  refused: 'The picture was not sent',
  qr: 'Square code with account, amount and note',
  qrText: 'Scan the code to have account, amount and note on your phone.',
  faults: {
    missing: 'Choose the picture of your transfer first.',
    size: 'This file is larger than 5 MB. Send the screenshot itself or a smaller picture.',
  },
};

export const messages = {
  checkout: checkoutTexts,
  confirmation: confirmationTexts,
  parcels: parcelsTexts,
  transferProof: transferProofTexts,
};
