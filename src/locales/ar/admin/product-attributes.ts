/** Words of the colours and motifs of products (`src/features/products/product-attributes.ts`). */
export const attributeWords = {
  colour: {
    blue: 'أزرق',
    turquoise: 'فيروزي',
    green: 'أخضر',
    multicolour: 'متعدد الألوان',
    black: 'أسود',
    terracotta: 'ترابي',
    gold: 'ذهبي',
    white: 'أبيض',
  },
  motif: {
    lotus: 'لوتس',
    papyrus: 'بردي',
    arabesque: 'أرابيسك',
    star: 'نجمة',
    calligraphy: 'خط عربي',
    hieroglyphs: 'هيروغليفية',
    eye_of_horus: 'عين حورس',
    scarab: 'جعران',
    waves: 'أمواج النيل',
    plain: 'سادة',
  },
};
