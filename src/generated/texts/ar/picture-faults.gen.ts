// Generated from 
//   src/features/products/picture-faults.server.texts.ts
// by `npm run generate`.

export const messages = {
  missing: 'اختر صورة أولًا، فلا صورة هنا بعد.',
  size: 'هذا الملف أكبر من ١٠ ميجابايت. احفظه بحجم أصغر ثم أعد المحاولة.',
  type: 'هذا الملف ليس صورة من نوع JPEG أو PNG أو WebP أو AVIF.',
  small: 'هذه الصورة صغيرة. يجب ألا يقل أي من ضلعيها عن ١٢٠٠ بكسل.',
  pixels: 'أبعاد هذه الصورة أكبر من ٥٠ ميجابكسل. صغّرها ثم أعد المحاولة.',
  broken: 'هذا الملف تالف أو ناقص. احفظ الصورة من جديد ثم أعد المحاولة.',
};
