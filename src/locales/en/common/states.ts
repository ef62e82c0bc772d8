import type { SameShape } from '../../same-shape.ts';

export const states: SameShape<typeof import('../../ar/common/states.ts').states> = {
  carousel: {
    previous: 'Previous',
    next: 'Next',
    role: 'carousel',
    slide: ({ index, total }) => `Slide ${index} of ${total}`,
  },
  loading: 'Loading...',
  couldNotLoad: 'Could not load',
  notLoaded: 'The page has not loaded completely, so your press had no effect.',
  backHome: 'Back to Home',
  needsScripts:
    'This page needs JavaScript, as the cart, orders and accounts do. Allow it in your browser’s settings and reload the page, or write to us or call us:',
  notFound: {
    title: 'Page not found',
    headline: 'This piece is not in its place',
    text: 'The page you asked for does not exist or has moved.',
  },
  error: {
    title: 'Unexpected Application Error!',
    text: 'Something went wrong on our side. Reload the page, or go back to the home page.',
    reload: 'Reload',
  },
  unavailable: {
    title: 'The shop is closed for a moment',
    text: 'We cannot reach the shelves right now. Your cart is kept on your device; please try again in a moment.',
  },
};
