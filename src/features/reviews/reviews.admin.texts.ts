import { defineTexts } from '#core/i18n/define-texts.ts';

/** Reviews in the admin area. */
export const reviews = defineTexts('admin/reviews', {
  title: { ar: 'التقييمات', en: 'Reviews' },
  visibility: { ar: 'ظهور التقييم', en: 'Visibility' },
  shown: { ar: 'ظاهرة', en: 'Shown' },
  hidden: { ar: 'مخفية', en: 'Hidden' },
  isHidden: { ar: 'مخفي', en: 'Hidden' },
  stars: {
    ar: '{count, plural, one {نجمة واحدة} two {نجمتان} few {# نجوم} other {# نجمة}}',
    en: '{count, plural, one {# star} other {# stars}}',
  },
  gone: { ar: 'عميل سابق', en: 'Former customer' },
  noWords: { ar: 'بلا تعليق', en: 'No comment' },
  why: { ar: 'سبب الإخفاء: {reason}', en: 'Reason for hiding: {reason}' },
  hide: { ar: 'إخفاء', en: 'Hide' },
  show: { ar: 'إظهار مرة أخرى', en: 'Show again' },
  confirmHide: {
    title: { ar: 'إخفاء هذا التقييم؟', en: 'Hide this review?' },
    text: {
      ar: 'لن يقرأه أحد في المتجر، ولن يدخل في متوسط المنتج. يمكنك إظهاره مرة أخرى في أي وقت.',
      en: 'Shoppers will no longer see it, and it will not count in the product’s average. You can show it again at any time.',
    },
    reason: { ar: 'السبب', en: 'Reason' },
    hint: { ar: 'يُحفظ هنا، ولا يقرؤه إلا المديرون.', en: 'Only admins see it.' },
  },
  wasHidden: {
    title: { ar: 'تم الإخفاء', en: 'Review hidden' },
    body: { ar: 'لم يعد التقييم ظاهرًا في المتجر', en: 'Shoppers no longer see it' },
  },
  wasShown: {
    title: { ar: 'تم الإظهار', en: 'Review shown again' },
    body: { ar: 'عاد التقييم إلى صفحة المنتج', en: 'It is back on the product page' },
  },
  reply: {
    answer: { ar: 'الرد علنًا', en: 'Reply publicly' },
    edit: { ar: 'تعديل الرد', en: 'Edit reply' },
    remove: { ar: 'حذف الرد', en: 'Delete reply' },
    title: { ar: 'رد المتجر', en: 'Reply from the shop' },
    text: { ar: 'الرد', en: 'Reply' },
    hint: {
      ar: 'يظهر كما تكتبه تحت التقييم في صفحة المنتج، باللغتين.',
      en: 'Shown below the review on the product page in both languages, exactly as you write it.',
    },
    save: { ar: 'نشر الرد', en: 'Publish reply' },
    saved: {
      title: { ar: 'تم نشر الرد', en: 'Reply published' },
      body: { ar: 'يظهر الآن تحت التقييم', en: 'It is now shown below the review' },
    },
    removed: {
      title: { ar: 'تم حذف الرد', en: 'Reply deleted' },
      body: { ar: 'لم يعد ظاهرًا في المتجر', en: 'It is no longer shown in the shop' },
    },
  },
});
