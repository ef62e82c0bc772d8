// Generated from 
//   src/features/contact/opening-hours.texts.ts
// by `npm run generate`.

export const messages = {
  open: ({ time }: { readonly time: string }) => `مفتوح الآن، ونغلق الساعة ${time}`,
  opensToday: ({ time }: { readonly time: string }) => `مغلق الآن، ونفتح اليوم الساعة ${time}`,
  opensTomorrow: ({ time }: { readonly time: string }) => `مغلق الآن، ونفتح غدًا الساعة ${time}`,
  opensOn: ({ day, time }: { readonly day: string; readonly time: string }) => `مغلق الآن، ونفتح يوم ${day} الساعة ${time}`,
};
