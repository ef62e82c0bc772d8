import { plural } from '#core/i18n/plural.ts';

/** Reviews in the admin area. */
export const reviews = {
  title: 'التقييمات',
  visibility: 'ظهور التقييم',
  shown: 'ظاهرة',
  hidden: 'مخفية',
  isHidden: 'مخفي',
  stars: plural('ar', { one: 'نجمة واحدة', two: 'نجمتان', few: '{count} نجوم', other: '{count} نجمة' }),
  gone: 'عميل سابق',
  noWords: 'بلا تعليق',
  why: ({ reason }: { reason: string }) => `سبب الإخفاء: ${reason}`,
  hide: 'إخفاء',
  show: 'إظهار مرة أخرى',
  ask: {
    title: 'إخفاء هذا التقييم؟',
    text: 'لن يقرأه أحد في المتجر، ولن يدخل في متوسط المنتج. يمكنك إظهاره مرة أخرى في أي وقت.',
    reason: 'السبب',
    hint: 'يُحفظ هنا، ولا يقرؤه إلا المديرون.',
  },
  wasHidden: { title: 'تم الإخفاء', body: 'لم يعد التقييم ظاهرًا في المتجر' },
  wasShown: { title: 'تم الإظهار', body: 'عاد التقييم إلى صفحة المنتج' },
  reply: {
    answer: 'الرد علنًا',
    edit: 'تعديل الرد',
    remove: 'حذف الرد',
    title: 'رد المتجر',
    text: 'الرد',
    hint: 'يظهر كما تكتبه تحت التقييم في صفحة المنتج، باللغتين.',
    save: 'نشر الرد',
    saved: { title: 'تم نشر الرد', body: 'يظهر الآن تحت التقييم' },
    removed: { title: 'تم حذف الرد', body: 'لم يعد ظاهرًا في المتجر' },
  },
};
