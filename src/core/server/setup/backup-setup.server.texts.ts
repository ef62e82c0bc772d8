import { defineTexts } from '#core/i18n/define-texts.ts';

export const backupSetupTexts = defineTexts('content/setup/backup', {
  title: { ar: 'أول نسخة احتياطية', en: 'First backup' },
  text: {
    ar: 'نفّذ على الخادم الأمر \u2068lazaward backup\u2069 أو \u2068npm run backup\u2069، واحفظ نسخة من الملف على جهاز آخر.',
    en: 'Run “lazaward backup” or “npm run backup” on the server, and keep a copy of the file on another machine.',
  },
});
