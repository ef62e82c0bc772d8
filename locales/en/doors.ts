import type { Like } from '../like.ts';

export const doors: Like<typeof import('../ar/doors.ts').doors> = {
  open: ({ time }) => `Open now, until ${time}`,
  opensToday: ({ time }) => `Closed now, opens today at ${time}`,
  opensTomorrow: ({ time }) => `Closed now, opens tomorrow at ${time}`,
  opensOn: ({ day, time }) => `Closed now, opens on ${day} at ${time}`,
};
