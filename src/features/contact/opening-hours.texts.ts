import { defineTexts } from '#core/i18n/define-texts.ts';

/** Current opening state: computed in the browser with its clock. */
export const openingHours = defineTexts(
  'openingHours',
  {
    open: { ar: 'مفتوح الآن، ونغلق الساعة {time}', en: 'Open now, until {time}' },
    opensToday: { ar: 'مغلق الآن، ونفتح اليوم الساعة {time}', en: 'Closed now, opens today at {time}' },
    opensTomorrow: { ar: 'مغلق الآن، ونفتح غدًا الساعة {time}', en: 'Closed now, opens tomorrow at {time}' },
    opensOn: { ar: 'مغلق الآن، ونفتح يوم {day} الساعة {time}', en: 'Closed now, opens on {day} at {time}' },
  },
  { place: 'contact' },
);
