import { limitsIn } from '../../form-limits.ts';
import type { SameShape } from '../../same-shape.ts';
import { businessDays } from '../units.ts';

const limits = limitsIn('en');

export const checkout: SameShape<typeof import('../../ar/checkout/checkout.ts').checkout> = {
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
    address: `Street, building, floor and flat; at least ${limits.address.min} characters.`,
    city: 'City or district.',
    postalCode: `From ${limits.postalCode.min} to ${limits.postalCode.max} characters.`,
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
    counter: ({ used, max }) => `${used} of ${max} characters`,
  },
  payment: {
    title: 'Payment',
    methods: {
      cash_on_delivery: { name: 'Cash on delivery', text: 'You pay the whole amount to the courier.' },
      bank_transfer: {
        name: 'InstaPay transfer',
        text: 'After the order you find the account and the exact amount to copy.',
      },
      card_link: { name: 'Visa or Mastercard', text: 'A payment link follows in the chat after the order.' },
      card: { name: 'Visa or Mastercard', text: 'You pay now, on a secure page.' },
      wallet: { name: 'Mobile wallet', text: 'You pay now, on a secure page, and confirm in your wallet’s app.' },
      instalments: { name: 'Instalments', text: 'You choose a plan on a secure page.' },
    },
    test: 'Test mode: no real money is paid here.',
  },
  placeOrder: ({ total }) => `Place Order, ${total}`,
  processing: 'Processing...',
  placed: 'Order placed',
  chatHint:
    'When you place the order, a WhatsApp message with its details opens in a new window. Send it so that we can confirm.',
  payHint: 'Then you pay on the secure page.',
  delivery: ({ days }) => `Estimated delivery: ${businessDays(days)}.`,
  restored: 'We kept what you had filled in.',
};
