import { defineTexts } from '#core/i18n/define-texts.ts';

/** Saved addresses in the account. */
export const savedAddresses = defineTexts(
  'savedAddresses',
  {
    add: { ar: 'إضافة عنوان', en: 'Add Address' },
    edit: { ar: 'تعديل العنوان', en: 'Edit Address' },
    label: { ar: 'اسم العنوان', en: 'Label' },
    labelHint: { ar: 'المنزل، العمل...', en: 'Home, work...' },
    default: { ar: 'العنوان الافتراضي', en: 'Default' },
    setDefault: { ar: 'جعله العنوان الافتراضي', en: 'Set as default' },
    save: { ar: 'حفظ العنوان', en: 'Save Address' },
    change: { ar: 'تعديل', en: 'Edit' },
    delete: { ar: 'حذف', en: 'Delete' },
    deleteTitle: { ar: 'حذف العنوان', en: 'Delete address' },
    confirmDelete: { ar: 'هل تريد حذف هذا العنوان؟', en: 'Delete this address?' },
    full: {
      ar: 'بلغت عناوينك المحفوظة الحد الأقصى. احذف عنوانًا لتضيف غيره.',
      en: 'You have saved as many addresses as the shop keeps. Delete one to add another.',
    },
    empty: {
      title: { ar: 'لا توجد عناوين محفوظة', en: 'No saved addresses' },
      text: { ar: 'احفظ عنوانًا لتُتمّ طلباتك القادمة بسرعة أكبر.', en: 'Save an address to fill in checkout faster.' },
    },
    notices: {
      saved: {
        title: { ar: 'تم الحفظ', en: 'Saved' },
        body: { ar: 'حُفظ عنوانك', en: 'Your address has been saved' },
      },
      updated: {
        title: { ar: 'تم التحديث', en: 'Updated' },
        body: { ar: 'حُدّث عنوانك', en: 'Your address has been updated' },
      },
      deleted: {
        title: { ar: 'تم الحذف', en: 'Deleted' },
        body: { ar: 'حُذف العنوان', en: 'Your address has been deleted' },
      },
    },
  },
  { place: 'account' },
);
