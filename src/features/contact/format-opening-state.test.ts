import { expect, test } from 'vitest';
import { loadMessages } from '#core/i18n/messages.ts';
import { testSettings } from '#tests/support/test-settings.ts';
import { formatOpeningState } from './format-opening-state.ts';
import type { OpeningState } from './opening-hours.ts';

const closed = { isOpen: false, opens: '10:00', day: 5 } as const;

test.each([
  [{ isOpen: true, closes: '18:00' }, 'مفتوح الآن، ونغلق الساعة ٦ مساءً', 'Open now, until 18:00'],
  [{ ...closed, inDays: 0 }, 'مغلق الآن، ونفتح اليوم الساعة ١٠ صباحًا', 'Closed now, opens today at 10:00'],
  [{ ...closed, inDays: 1 }, 'مغلق الآن، ونفتح غدًا الساعة ١٠ صباحًا', 'Closed now, opens tomorrow at 10:00'],
  [{ ...closed, inDays: 3 }, 'مغلق الآن، ونفتح يوم الجمعة الساعة ١٠ صباحًا', 'Closed now, opens on Friday at 10:00'],
] as const satisfies readonly (readonly [OpeningState, string, string])[])(
  'formats %j',
  async (state, arabic, english) => {
    expect(formatOpeningState(state, await loadMessages('openingHours', 'ar', testSettings), 'ar')).toBe(arabic);
    expect(formatOpeningState(state, await loadMessages('openingHours', 'en', testSettings), 'en')).toBe(english);
  },
);
