/** Current opening state, in Arabic: computed in the browser with its clock. */
export const messages = {
  open: ({ time }: { time: string }) => `مفتوح الآن، ونغلق الساعة ${time}`,
  opensToday: ({ time }: { time: string }) => `مغلق الآن، ونفتح اليوم الساعة ${time}`,
  opensTomorrow: ({ time }: { time: string }) => `مغلق الآن، ونفتح غدًا الساعة ${time}`,
  opensOn: ({ day, time }: { day: string; time: string }) => `مغلق الآن، ونفتح يوم ${day} الساعة ${time}`,
};
