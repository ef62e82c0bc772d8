import { defineTexts } from '#core/i18n/define-texts.ts';

/** The section of text overrides in the settings of the admin area. */
export const labelsSettingTexts = defineTexts('admin/settings', {
  sections: {
    labels: {
      title: { ar: 'النصوص', en: 'Texts' },
      text: {
        ar: 'كلمات المتجر بالعربية والإنجليزية، صفحة صفحة',
        en: 'The shop’s texts in Arabic and English, page by page',
      },
    },
  },
});
