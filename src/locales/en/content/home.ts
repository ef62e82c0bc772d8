import type { SameShape } from '../../same-shape.ts';
import { testimonials } from './testimonials.ts';

export const home: SameShape<typeof import('../../ar/content/home.ts').home> = (shop) => ({
  hero: {
    headline: 'Five thousand\nyears of blue',
    sub: 'Egypt was glazing its wares blue thousands of years before porcelain existed. We bring that colour and its patterns to your table, in plates, cups and sets.',
    primary: 'Shop the sale',
    primaryWithoutSale: 'Shop all products',
    secondary: 'See new arrivals',
    plate: { lead: 'Up to', rest: 'off selected pieces' },
  },
  sections: {
    onSale: { title: 'On sale now', all: 'See the whole sale' },
    collections: { title: 'Shop by collection' },
    setsOrPlates: { title: 'Sets and plates', all: 'All sets' },
    bowlsOrCups: { title: 'Cups and finjans', all: 'All cups' },
    testimonials: { title: 'What customers say' },
  },
  table: {
    pictureAlt: 'A table laid on linen with plates, cups and a teapot of blue lotus',
  },
  story: {
    pictureAlt: `The back of a plate with the ${shop.name} stamp in cobalt blue`,
    title: 'Turn the plate over',
    text: `On the back is a stamp in cobalt: a lotus${shop.hasDrawnName ? ' drawn from lām and alif, the first two letters of our name' : ''}. It is our signature, and a promise that the piece was checked before it reached you.`,
    button: 'Read our story',
  },
  testimonials,
  promo: {
    signUp: 'Create an account',
    title: `${shop.welcomePercent} off your first order`,
    text: 'Create an account and your welcome code arrives at once, good for everything in your cart.',
    button: 'Shop Now',
  },
});
