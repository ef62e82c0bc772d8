// Generated from 
//   src/features/payments/proof-faults.server.texts.ts
// by `npm run generate`.

export const messages = {
  missing: 'اختر صورة التحويل أولًا.',
  size: 'هذا الملف أكبر من ٥ ميجابايت. أرسل لقطة الشاشة نفسها أو صورة أصغر.',
  type: 'هذا الملف ليس صورة من نوع JPEG أو PNG أو WebP.',
  small: 'هذه الصورة صغيرة ولا تُقرأ. يجب ألا يقل أي من ضلعيها عن ١٠٠ بكسل.',
  pixels: 'أبعاد هذه الصورة أكبر من ١٦ ميجابكسل. أرسل لقطة الشاشة نفسها أو صغّر الصورة.',
  broken: 'هذا الملف تالف أو ناقص. احفظ الصورة من جديد ثم أعد المحاولة.',
};
