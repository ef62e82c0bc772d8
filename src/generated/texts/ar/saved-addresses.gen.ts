// Generated from 
//   src/features/customers/saved-addresses.texts.ts
// by `npm run generate`.

export const messages = {
  add: 'إضافة عنوان',
  edit: 'تعديل العنوان',
  label: 'اسم العنوان',
  labelHint: 'المنزل، العمل...',
  default: 'العنوان الافتراضي',
  setDefault: 'جعله العنوان الافتراضي',
  save: 'حفظ العنوان',
  change: 'تعديل',
  delete: 'حذف',
  deleteTitle: 'حذف العنوان',
  confirmDelete: 'هل تريد حذف هذا العنوان؟',
  full: 'بلغت عناوينك المحفوظة الحد الأقصى. احذف عنوانًا لتضيف غيره.',
  empty: {
    title: 'لا توجد عناوين محفوظة',
    text: 'احفظ عنوانًا لتُتمّ طلباتك القادمة بسرعة أكبر.',
  },
  notices: {
    saved: {
      title: 'تم الحفظ',
      body: 'حُفظ عنوانك',
    },
    updated: {
      title: 'تم التحديث',
      body: 'حُدّث عنوانك',
    },
    deleted: {
      title: 'تم الحذف',
      body: 'حُذف العنوان',
    },
  },
};
