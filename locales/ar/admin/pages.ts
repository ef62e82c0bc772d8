import { isolateText } from '../../format.ts';

/** Texts of the owner's pages in the admin area. */
export const pages = {
  part: { title: 'الصفحات', text: 'التوصيل والإرجاع والخصوصية والشروط والأسئلة، باللغتين' },
  back: 'كل الصفحات',
  states: { default: 'النص الأساسي', draft: 'مسودة', planned: 'مجدولة', published: 'منشورة' },
  plannedFor: ({ moment }: { moment: string }) => `تُنشر في ${isolateText(moment)}`,
  shownVersion: ({ version }: { version: string }) => `ما يقرؤه المتسوّقون: ${isolateText(version)}`,
  shownNow: 'يقرؤها المتسوّقون الآن',
  view: 'افتح الصفحة في المتجر',
  labels: { ar: 'النص بالعربية', en: 'النص بالإنجليزية' },
  publish: 'انشر الآن',
  saveDraft: 'احفظ مسودة',
  plan: {
    open: 'انشر في موعد',
    moment: 'الموعد بتوقيت القاهرة',
    hint: 'إلى الدقيقة. حتى ذلك الحين يقرأ المتسوّقون النص الحالي.',
    button: 'حدّد الموعد',
    cancel: 'ألغِ الموعد',
    note: 'إذا حفظت أو نشرت قبل الموعد أُلغي.',
  },
  done: {
    draft: { title: 'حُفظت المسودة', body: 'لا يراها المتسوّقون بعد' },
    published: { title: 'تم النشر', body: 'يقرؤها المتسوّقون الآن' },
    planned: { title: 'حُدّد الموعد', body: 'تُنشر الصفحة في الموعد الذي اخترته' },
    cancelled: { title: 'أُلغي الموعد', body: 'عاد النص مسودة' },
    restored: { title: 'تم الرجوع', body: 'يقرأ المتسوّقون النسخة السابقة الآن' },
  },
  changedMeanwhile: { title: 'تغيّرت الصفحة قبل قليل', body: 'أمامك أحدث نسخة. راجعها ثم أعد المحاولة.' },
  line: ({ line }: { line: string }) => `السطر ${line}`,
  languages: { ar: 'العربية', en: 'الإنجليزية' },
  place: ({ language, line }: { language: string; line: string }) => `${language}، ${line}`,
  restoreText: ({ version }: { version: string }) => `يُحفظ نص ${version} من جديد ويقرؤه المتسوّقون فورًا.`,
  conflict: 'حفظ مدير آخر هذه الصفحة قبلك',
};
