import { pictureLimitsIn } from '../../picture-limits.ts';
import { pictureFaults } from './picture-faults.ts';

const limits = pictureLimitsIn('ar');

/** Product pictures in the admin area, in Arabic. */
export const pictures = {
  title: 'الصور',
  hint: `صورة JPEG أو PNG أو WebP أو AVIF، لا يقل أي من ضلعيها عن ${limits.side} بكسل، ولا تزيد على ${limits.megabytes} ميجابايت. اخترها من جهازك أو اسحبها إلى مكانها. تُقصّ مربّعة من وسطها، إلا القطعة المفرّغة على أرضية شفافة فتبقى كاملة.`,
  views: { 1: 'الصورة الرئيسية', 2: 'زاوية أخرى', 3: 'لقطة قريبة', 4: 'أثناء الاستعمال' },
  empty: 'لا صورة هنا بعد',
  choose: 'اختيار صورة',
  replace: 'استبدال',
  remove: 'إزالة',
  tooLarge: pictureFaults.size,
  put: 'نشر الصورة',
  describe: 'حفظ الوصف',
  alt: { ar: 'ما يظهر فيها بالعربية', en: 'ما يظهر فيها بالإنجليزية' },
  chosen: ({ file }: { file: string }) => `صورة لم تُنشر بعد: ${file}`,
  preparing: 'تُرسل الصورة وتُجهّز…',
  done: { title: 'تم نشر الصورة', body: 'ظهرت الآن في المتجر' },
  described: { title: 'تم حفظ الوصف', body: 'ظهر التعديل في المتجر' },
  ask: ({ view }: { view: string }) => `إزالة «${view}»؟`,
  askText: 'تختفي الصورة من المتجر ويظهر مكانها رسم بسيط، ويمكنك وضع صورة أخرى في أي وقت.',
  removed: { title: 'تمت إزالة الصورة', body: 'لم يعد المتسوّقون يرونها' },
};
