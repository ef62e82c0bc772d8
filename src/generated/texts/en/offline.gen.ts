// Generated from 
//   src/features/storefront/offline.texts.ts
// by `npm run generate`.

export const messages = {
  header: 'You are offline. Your cart and the pages you have visited are still here.',
  unseen: {
    title: 'No connection',
    text: 'You have not opened this page before, so it is not kept on your device. It opens by itself when the connection is back.',
  },
  language: {
    title: 'The language changes when the connection is back',
    text: 'Pages in the other language come from the shop, which cannot be reached right now. They open by themselves when it can.',
    back: 'Back to the page',
  },
  toCart: 'Go to the cart',
  cartProducts: 'You are offline. These are the last known prices; they are checked again when the connection is back.',
  form: 'You are offline. What you have filled in stays here, and nothing is sent until the connection is back and you press again.',
  waiting: {
    title: 'Waiting for the connection',
    text: 'Nothing has been sent, and what you have filled in stays. We will tell you when the connection is back.',
  },
  returned: {
    title: 'The connection is back',
    text: 'What you filled in is in its place. Press again to send it.',
  },
};
