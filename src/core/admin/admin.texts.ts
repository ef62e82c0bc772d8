import { general } from '#core/forms/general.texts.ts';
import { defineTexts } from '#core/i18n/define-texts.ts';
import { advice } from '#core/i18n/security-notice.texts.ts';

/** Shared texts of the admin area: header, sections, lists. */
export const layout = defineTexts('admin/layout', {
  name: { ar: 'الإدارة', en: 'Admin' },
  title: { ar: 'لوحة الإدارة', en: 'Admin Panel' },
  viewShop: { ar: 'عرض المتجر', en: 'View shop' },
  parts: { ar: 'أقسام الإدارة', en: 'Sections of the admin panel' },
  groups: {
    selling: { ar: 'البيع', en: 'Selling' },
    catalogue: { ar: 'المنتجات', en: 'Catalogue' },
    people: { ar: 'العملاء', en: 'People' },
    shop: { ar: 'المتجر', en: 'Shop' },
  },
  noRight: { ar: 'لا يسمح دورك في الفريق بهذا القسم.', en: 'Your role does not include this section.' },
  readOnly: { ar: 'يسمح دورك بالاطلاع هنا دون تغيير.', en: 'Your role can view this section but not change it.' },
  waiting: { ar: '{amount} جديد', en: '{amount} new' },
  csv: {
    comma: { ar: 'تصدير CSV', en: 'Export CSV' },
    semicolon: { ar: 'CSV لإكسل بالعربية (؛)', en: 'CSV for Excel in Arabic (;)' },
  },
  csvShort: { comma: { ar: 'ملف CSV', en: 'CSV' }, semicolon: { ar: 'CSV لإكسل', en: 'Excel CSV' } },
  list: {
    count: {
      ar: '{count, plural, other {الإجمالي: #}}',
      en: '{count, plural, =0 {None} one {# in total} other {# in total}}',
    },
    moreThan: { ar: 'أكثر من {amount}', en: 'More than {amount}' },
    newer: { ar: 'الأحدث', en: 'Newer' },
    older: { ar: 'الأقدم', en: 'Older' },
    previous: { ar: 'السابق', en: 'Previous' },
    next: { ar: 'التالي', en: 'Next' },
    all: { ar: 'الكل', en: 'All' },
    empty: { ar: 'لا يوجد شيء بعد', en: 'Nothing here yet' },
    filters: {
      ar: '{count, plural, =0 {التصفية} other {التصفية (#)}}',
      en: '{count, plural, =0 {Filters} other {Filters (#)}}',
    },
    activeFilters: { ar: 'التصفية الحالية', en: 'Filters in use' },
    removeFilter: { ar: 'أزل التصفية: {filter, isolate}', en: 'Remove filter: {filter, isolate}' },
    sort: {
      label: { ar: 'الترتيب', en: 'Sort' },
      newest: { ar: 'الأحدث أولًا', en: 'Newest first' },
      oldest: { ar: 'الأقدم أولًا', en: 'Oldest first' },
    },
    noMatches: { ar: 'لا شيء يطابق هذا البحث', en: 'Nothing matches this search' },
  },
  saveBar: {
    unsaved: { ar: 'تغييرات لم تُحفظ', en: 'Unsaved changes' },
    count: {
      ar: '{count, plural, one {تغيير واحد لم يُحفظ} two {تغييران لم يُحفظا} few {# تغييرات لم تُحفظ} many {# تغييرًا لم يُحفظ} other {# تغيير لم يُحفظ}}',
      en: '{count, plural, one {# unsaved change} other {# unsaved changes}}',
    },
    discard: { ar: 'تجاهل التغييرات', en: 'Discard' },
    confirm: {
      title: { ar: 'هل تريد تجاهل التغييرات؟', en: 'Discard your changes?' },
      text: { ar: 'تعود الحقول إلى آخر ما حُفظ.', en: 'The fields return to the last saved version.' },
      yes: { ar: 'تجاهل التغييرات', en: 'Discard changes' },
    },
  },
  unsaved: {
    title: { ar: 'لم تُحفظ تعديلاتك', en: 'Your changes are not saved' },
    text: { ar: 'إن غادرت الآن ضاع ما كتبته.', en: 'They will be lost if you leave now.' },
    leave: { ar: 'المغادرة دون حفظ', en: 'Leave without saving' },
    stay: { ar: 'متابعة التعديل', en: 'Keep editing' },
  },
  advice,
  notices: {
    factorMissing: { ar: 'خطوة ثانية للدخول مطلوبة', en: 'A second step is required' },
    loadFailed: {
      title: general.error,
      body: { ar: 'تعذّر تحميل بيانات الإدارة', en: 'Failed to load admin data' },
    },
    unauthorized: {
      title: { ar: 'غير مصرّح لك بالدخول', en: 'Unauthorized' },
      body: general.signInFirst,
    },
    denied: {
      title: { ar: 'الدخول مرفوض', en: 'Access Denied' },
      body: {
        ar: 'ليست لديك صلاحية الدخول إلى لوحة الإدارة.',
        en: 'You do not have permission to access the admin panel.',
      },
    },
  },
});
