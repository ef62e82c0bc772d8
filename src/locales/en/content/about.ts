import type { SameShape } from '../../same-shape.ts';
import { days, hours } from '../units.ts';

export const about: SameShape<typeof import('../../ar/content/about.ts').about> = (shop) => ({
  hero: {
    title: 'A colour, a river, a table',
    text: `${shop.name} is an online shop for decorative porcelain inspired by two traditions of Egypt: the ancient Egyptian and the Islamic.`,
    pictureAlt:
      'A table on navy cloth: white plates and bowls with a blue arabesque, cups of tea around the pot, and a white dish of dates',
  },
  story: {
    title: 'Our story',
    text: [
      shop.hasDrawnName
        ? `Our name, ${shop.name}, is the Arabic name of lapis lazuli, the deep blue stone that reached ancient Egypt over long trade routes from the mountains of what is now Afghanistan. The Egyptians set it in jewellery beside turquoise and carnelian, and made a pigment, Egyptian blue, to give its colour to walls and objects. Our palette begins with that blue.`
        : '',
      'From ancient Egypt come the lotus, the papyrus, the scarab, the Eye of Horus and the line of water. From Islamic Cairo come the star, the arabesque and the good wish written around a plate. On each product page we tell you what the motif meant to the people who first used it.',
      'These are new designs for use, not copies of museum pieces, which is why we write “inspired by”. A plate should hold dinner, a finjan should sit well in the hand, and a pattern should still please you at the hundredth coffee. We hope one of them finds a place at your table.',
    ]
      .filter(Boolean)
      .join('\n\n'),
  },
  values: {
    title: 'What we hold to',
    items: [
      { title: 'Respect for the source', text: 'We say where a motif comes from, and we invent no story for it.' },
      { title: 'Made to be used', text: 'Every page gives sizes, capacity and washing advice.' },
      {
        title: 'Clear prices',
        text: 'Prices are in Egyptian pounds, and you see shipping, tax and discounts before you confirm.',
      },
      {
        title: 'With you afterwards',
        text: `We reply within ${hours(shop.replyHours)} and accept returns for ${days(shop.returnDays)}.`,
      },
    ],
  },
  call: {
    title: 'Find your piece',
    text: 'Start with one plate or a whole set.',
    products: 'Browse products',
    contact: 'Contact us',
  },
});
