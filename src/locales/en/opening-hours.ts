import type { SameShape } from '../same-shape.ts';

export const messages: SameShape<typeof import('../ar/opening-hours.ts').messages> = {
  open: ({ time }) => `Open now, until ${time}`,
  opensToday: ({ time }) => `Closed now, opens today at ${time}`,
  opensTomorrow: ({ time }) => `Closed now, opens tomorrow at ${time}`,
  opensOn: ({ day, time }) => `Closed now, opens on ${day} at ${time}`,
};
