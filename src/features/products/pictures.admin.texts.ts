import { defineTexts } from '#core/i18n/define-texts.ts';
import { pictureFaults, pictureLimits } from './picture-faults.server.texts.ts';

/** Product pictures in the admin area. */
export const pictures = defineTexts(
  'admin/pictures',
  {
    title: { ar: 'الصور', en: 'Pictures' },
    hint: {
      ar: 'صورة JPEG أو PNG أو WebP أو AVIF، أو HEIC في متصفح يقرؤها مثل سفاري، لا يقل أي من ضلعيها عن {side} بكسل، ولا تزيد على {megabytes, number} ميجابايت. اخترها من جهازك أو اسحبها إلى مكانها. تُقصّ مربّعة من وسطها، إلا القطعة المفرّغة على أرضية شفافة فتبقى كاملة.',
      en: 'A JPEG, PNG, WebP or AVIF picture, or HEIC in a browser that reads it such as Safari, both sides at least {side} pixels, at most {megabytes, number} MB. Choose it from your device or drop it onto its place. It is cropped to a square around its centre; a piece that stands alone on a plain background is kept whole.',
    },
    views: {
      1: { ar: 'الصورة الرئيسية', en: 'Main picture' },
      2: { ar: 'زاوية أخرى', en: 'Another angle' },
      3: { ar: 'لقطة قريبة', en: 'Close-up' },
      4: { ar: 'أثناء الاستعمال', en: 'In use' },
    },
    empty: { ar: 'لا صورة هنا بعد', en: 'No picture here yet' },
    choose: { ar: 'اختيار صورة', en: 'Choose a picture' },
    replace: { ar: 'استبدال', en: 'Replace' },
    remove: { ar: 'إزالة', en: 'Remove' },
    faults: { size: pictureFaults.size, heic: pictureFaults.heic },
    reading: { ar: 'جارٍ تجهيز الصورة…', en: 'Preparing the picture…' },
    put: { ar: 'نشر الصورة', en: 'Upload' },
    describe: { ar: 'حفظ الوصف', en: 'Save description' },
    alt: {
      ar: { ar: 'ما يظهر فيها بالعربية', en: 'Description in Arabic' },
      en: { ar: 'ما يظهر فيها بالإنجليزية', en: 'Description in English' },
    },
    selectedFile: { ar: 'صورة لم تُنشر بعد: {file}', en: 'Not uploaded yet: {file}' },
    preparing: { ar: 'تُرسل الصورة وتُجهّز…', en: 'Uploading and preparing the picture…' },
    done: {
      title: { ar: 'تم نشر الصورة', en: 'Picture uploaded' },
      body: { ar: 'ظهرت الآن في المتجر', en: 'It is live in the shop' },
    },
    described: {
      title: { ar: 'تم حفظ الوصف', en: 'Description saved' },
      body: { ar: 'ظهر التعديل في المتجر', en: 'The change is live in the shop' },
    },
    confirmDelete: { ar: 'إزالة «{view}»؟', en: 'Remove this picture: {view}?' },
    confirmDeleteText: {
      ar: 'تختفي الصورة من المتجر ويظهر مكانها رسم بسيط، ويمكنك وضع صورة أخرى في أي وقت.',
      en: 'It disappears from the shop, and a placeholder takes its place. You can upload another one at any time.',
    },
    removed: {
      title: { ar: 'تمت إزالة الصورة', en: 'Picture removed' },
      body: { ar: 'لم يعد المتسوّقون يرونها', en: 'Shoppers no longer see it' },
    },
  },
  { values: pictureLimits },
);
