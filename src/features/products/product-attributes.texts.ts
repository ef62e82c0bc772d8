/** Labels of the attributes, for shoppers and admins. */
export const attributeLabels = {
  colour: { ar: 'اللون', en: 'Colour' },
  motif: { ar: 'الزخرفة', en: 'Motif' },
};

/** Labels of an attribute without a value, for those with fixed values. */
export const noAttributeLabels = {
  colour: { ar: 'بلا لون', en: 'No colour' },
  motif: { ar: 'بلا زخرفة', en: 'No motif' },
};

/** Labels of the fixed values (`src/features/products/product-attributes.ts`). */
export const attributeWords = {
  colour: {
    blue: { ar: 'أزرق', en: 'Blue' },
    turquoise: { ar: 'فيروزي', en: 'Turquoise' },
    green: { ar: 'أخضر', en: 'Green' },
    multicolour: { ar: 'متعدد الألوان', en: 'Multicolour' },
    black: { ar: 'أسود', en: 'Black' },
    terracotta: { ar: 'ترابي', en: 'Terracotta' },
    gold: { ar: 'ذهبي', en: 'Gold' },
    white: { ar: 'أبيض', en: 'White' },
  },
  motif: {
    lotus: { ar: 'لوتس', en: 'Lotus' },
    papyrus: { ar: 'بردي', en: 'Papyrus' },
    arabesque: { ar: 'أرابيسك', en: 'Arabesque' },
    star: { ar: 'نجمة', en: 'Star' },
    calligraphy: { ar: 'خط عربي', en: 'Calligraphy' },
    hieroglyphs: { ar: 'هيروغليفية', en: 'Hieroglyphs' },
    eye_of_horus: { ar: 'عين حورس', en: 'Eye of Horus' },
    scarab: { ar: 'جعران', en: 'Scarab' },
    waves: { ar: 'أمواج النيل', en: 'Nile waves' },
    plain: { ar: 'سادة', en: 'Plain' },
  },
};
