/** What stands on the shop's door now, in Arabic: said on the device, which knows the time. */
export const messages = {
  open: ({ time }: { time: string }) => `مفتوح الآن، ونغلق الساعة ${time}`,
  opensToday: ({ time }: { time: string }) => `مغلق الآن، ونفتح اليوم الساعة ${time}`,
  opensTomorrow: ({ time }: { time: string }) => `مغلق الآن، ونفتح غدًا الساعة ${time}`,
  opensOn: ({ day, time }: { day: string; time: string }) => `مغلق الآن، ونفتح يوم ${day} الساعة ${time}`,
};
