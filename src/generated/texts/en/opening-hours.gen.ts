// Generated from 
//   src/features/contact/opening-hours.texts.ts
// by `npm run generate`.

export const messages = {
  open: ({ time }: { readonly time: string }) => `Open now, until ${time}`,
  opensToday: ({ time }: { readonly time: string }) => `Closed now, opens today at ${time}`,
  opensTomorrow: ({ time }: { readonly time: string }) => `Closed now, opens tomorrow at ${time}`,
  opensOn: ({ day, time }: { readonly day: string; readonly time: string }) => `Closed now, opens on ${day} at ${time}`,
};
