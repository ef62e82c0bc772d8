import type { SameShape } from '../../same-shape.ts';

export const testimonials: SameShape<typeof import('../../ar/content/testimonials.ts').testimonials> = [
  {
    name: 'Mariam',
    city: 'Cairo',
    text: 'The blue is even better in daylight. My guests asked about the star before they asked about the food.',
  },
  {
    name: 'Karim',
    city: 'Alexandria',
    text: 'Carefully packed and nothing chipped. The finjans are exactly the size I like.',
  },
  {
    name: 'Nadia',
    city: 'Mansoura',
    text: 'I gave the Eye of Horus set to my sister. She drinks her coffee from it every morning.',
  },
  {
    name: 'Youssef',
    city: 'Aswan',
    text: 'The papyrus green is lovely. I wash the gold pieces by hand, as the page advises.',
  },
  { name: 'Salma', city: 'Giza', text: 'I started with two plates and now I am collecting the whole lotus family.' },
];
