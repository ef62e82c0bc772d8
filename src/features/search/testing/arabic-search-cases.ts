/** Search texts with one meaning, in different Arabic spellings. */
export type ArabicSearches = {
  /** Ids of the products that each search must find. */
  readonly finds: string;
  /** Ids of the products that no search may find. */
  readonly never: string;
  /** Whether the match depends on the English names. */
  readonly inEnglish?: true;
  readonly queries: readonly string[];
};

const lotus = 'plate-lotus-01 plate-lotus-02 cup-tea-01 cup-tea-06 cup-coffee-02 set-family-01 set-tea-01';
const horus = 'plate-eye-horus-01 plate-eye-horus-02 set-gift-01';
const scarab = 'plate-scarab-01 plate-scarab-02 cup-mug-01';
const arabesque = 'plate-arabesque-01 plate-arabesque-02 cup-tea-03 cup-coffee-03 set-family-02 set-tea-03';
const hieroglyph = 'plate-hieroglyph-01 cup-tea-04 cup-coffee-01 set-coffee-01';
const papyrus = 'plate-papyrus-01 cup-tea-02 cup-coffee-05 set-tea-02';
const waves = 'plate-nile-waves-01 cup-tea-05 set-breakfast-01';
const inputs = 'plate-star-calligraphy-01 plate-star-calligraphy-02 set-dinner-01';
const teaCups = 'cup-tea-01 cup-tea-02 cup-tea-03 cup-tea-04 cup-tea-05 cup-tea-06';
const coffeeCups = 'cup-coffee-01 cup-coffee-02 cup-coffee-03 cup-coffee-04 cup-coffee-05';
const mugs = 'cup-mug-01 cup-mug-02';
const plates = 'plate-lotus-01 plate-eye-horus-01 plate-scarab-02 plate-arabesque-01';

/** Search texts by meaning; expectations refer to the catalogue. */
export const arabicSearchCases: readonly ArabicSearches[] = [
  {
    finds: lotus,
    never: 'plate-arabesque-01 cup-mug-01 set-gift-01',
    queries: [
      'لوتس',
      'اللوتس',
      'لُوتُس',
      'اللُّوتَس',
      'لـوتس',
      'لـــوتـــس',
      ' لوتس ',
      'لو\u200Fتس',
      '\u202Bلوتس\u202C',
      'وتس',
    ],
  },
  {
    finds: 'plate-lotus-01',
    never: 'plate-lotus-02 cup-tea-01',
    queries: [
      'إفريز اللوتس',
      'افريز اللوتس',
      'أفريز اللوتس',
      'بافريز اللوتس',
      'إِفْرِيز اللُّوتَس',
      'افريز  لوتس',
      'آفريز اللوتس',
      'إفريـز اللوتـس',
    ],
  },
  {
    finds: horus,
    never: 'plate-lotus-01 set-tea-01',
    queries: ['حورس', 'حُورَس', 'حــورس', 'عين حورس', 'عَيْن حورَس', 'بعين حورس', 'العين حورس', 'عين  حورس'],
  },
  {
    finds: 'plate-eye-horus-01 plate-eye-horus-02',
    never: 'set-gift-01 cup-tea-01',
    queries: ['اوجات', 'أوجات', '«أوجات»', 'إوجات', 'أُوجَات'],
  },
  {
    finds: scarab,
    never: 'plate-lotus-01 set-coffee-02',
    queries: ['جعران', 'الجعران', 'جُعران', 'الجُعْران', 'جعـــران', 'بالجعران', 'الجعــران', 'جِعران'],
  },
  {
    finds: 'plate-scarab-01 cup-mug-01',
    never: 'cup-tea-03 set-tea-02',
    queries: ['الجعران المجنح', 'الجعران المجنّح', 'جعران مجنح', 'جناحيه', 'جناحية', 'المجنح'],
  },
  {
    finds: arabesque,
    never: 'plate-lotus-01 cup-mug-02 set-gift-01',
    queries: [
      'أرابيسك',
      'ارابيسك',
      'الارابيسك',
      'الأرابيسك',
      'إرابيسك',
      'آرابيسك',
      'أرابيسكـ',
      'أَرَابِيسْك',
      'ارابیسک',
      'بالارابيسك',
    ],
  },
  {
    finds: 'plate-arabesque-01 cup-tea-03 cup-coffee-03 set-family-02 set-tea-03',
    never: 'plate-arabesque-02 plate-lotus-02',
    queries: ['الأرابيسك الأزرق', 'الارابيسك الازرق', 'ارابيسك ازرق', 'أرابيسك أزرق', 'ارابيسك الازرق', 'ازرق ارابيسك'],
  },
  {
    finds: hieroglyph,
    never: 'plate-lotus-01 cup-mug-02',
    queries: ['هيروغليفي', 'هيروغليفى', 'الهيروغليفي', 'الهيروغليفى', 'هيرُوغليفي', 'هيروغليفـي', 'هيروغليفی'],
  },
  {
    finds: 'plate-hieroglyph-01 cup-tea-04 cup-coffee-01',
    never: 'plate-lotus-01 set-dinner-01',
    queries: ['الهيروغليفية', 'الهيروغليفيه', 'هيروغليفية', 'هيروغليفيه', 'هيروغليفيّة', 'علامات هيروغليفيه'],
  },
  {
    finds: papyrus,
    never: 'plate-lotus-01 set-dinner-01',
    queries: ['بردي', 'بردى', 'البردي', 'البردى', 'بَردي', 'البَرْدِيّ', 'بالبردي', 'بالبردى', 'بـردي', 'پردي'],
  },
  {
    finds: waves,
    never: 'plate-arabesque-02 cup-mug-01',
    queries: ['موج النيل', 'موج النيــل', 'مَوْج النيل', 'بموج النيل', 'موج نيل', 'الموج النيل', 'نيل موج'],
  },
  {
    finds: inputs,
    never: 'plate-lotus-01 cup-coffee-05',
    queries: [
      'بالهناء والشفاء',
      'بالهنا',
      'بالهناء',
      'بالهَناء والشِّفاء',
      'الهناء والشفاء',
      'الشفاء والهناء',
      '«بالهناء والشفاء»',
    ],
  },
  {
    finds: 'plate-star-01 cup-mug-02 cup-coffee-04',
    never: 'plate-lotus-01 set-gift-01',
    queries: [
      'نجوم ثمانية',
      'نجوم ثمانيه',
      'نُجوم ثَمانية',
      'نجوم ثمانية الرؤوس',
      'نجوم ثمانيه الرووس',
      'النجوم الثمانية',
    ],
  },
  {
    finds: 'plate-star-calligraphy-01 plate-star-calligraphy-02 plate-star-01 set-coffee-02 set-dinner-01',
    never: 'plate-lotus-01 cup-tea-01',
    queries: ['نجمة', 'نجمه', 'النجمة', 'النجمه', 'نَجمة', 'نجـمة', 'نَجْمَةٌ'],
  },
  {
    finds: teaCups,
    never: `${coffeeCups} plate-lotus-01`,
    queries: ['فنجان شاي', 'فنجان شاى', 'فنجان الشاي', 'الفنجان شاي', 'فِنجان شاي', 'فنجـان شـاي', 'فنجان شای'],
  },
  {
    finds: coffeeCups,
    never: `${teaCups} ${mugs}`,
    queries: ['فنجان قهوة', 'فنجان قهوه', 'فنجان القهوة', 'فنجان القهوه', 'الفنجان قهوه', 'فِنجان قَهوة', 'فنجان قهـوة'],
  },
  {
    finds: 'cup-tea-01 cup-tea-06 cup-coffee-02',
    never: 'cup-tea-03 cup-coffee-03 plate-lotus-01',
    queries: ['فنجان لوتس', 'فنجان اللوتس', 'لوتس فنجان', 'الفنجان باللوتس'],
  },
  {
    finds: 'set-tea-01 set-tea-02 set-tea-03',
    never: `${coffeeCups} set-coffee-01 set-dinner-01`,
    queries: ['طقم شاي', 'طقم شاى', 'طقم الشاي', 'الطقم شاي', 'طَقم شاي', 'طقـم شـاى'],
  },
  {
    finds: 'set-coffee-01 set-coffee-02',
    never: 'set-tea-01 cup-coffee-01',
    queries: ['طقم قهوة', 'طقم قهوه', 'طقم القهوة', 'طقم القهوه', 'طَقْم قَهْوَة'],
  },
  {
    finds: 'set-family-01 set-family-02',
    never: 'set-tea-01 cup-tea-01',
    queries: ['طقم عائلي', 'طقم عائلى', 'طقم عايلي', 'طقم عايلى', 'طقم العائلي', 'الطقم العائلي', 'عائلي'],
  },
  {
    finds: 'set-dinner-01',
    never: 'set-tea-01 cup-tea-01',
    queries: ['طقم سفرة', 'طقم سفره', 'السفرة', 'السفره', 'سُفرة', 'طقم السفره'],
  },
  {
    finds: 'set-breakfast-01',
    never: 'set-tea-01 cup-tea-01 set-gift-01',
    queries: ['طقم إفطار', 'طقم افطار', 'طقم أفطار', 'طقم الإفطار', 'طقم الافطار', 'إِفطار نيل'],
  },
  {
    finds: 'set-gift-01',
    never: 'set-tea-02 plate-lotus-01',
    queries: ['طقم هدية', 'طقم هديه', 'طقم هديّة', 'طقم الهدية', 'علبة هدايا', 'علبه هدايا', 'هدايا'],
  },
  {
    finds: plates,
    never: 'cup-mug-01 plate-lotus-02 set-coffee-01',
    queries: [
      'طبق رئيسي',
      'طبق رئيسى',
      'طبق رييسي',
      'طبق رييسى',
      'الطبق الرئيسي',
      'الطبق الرئيسى',
      'طَبَق رَئيسيّ',
      'رئيسي طبق',
    ],
  },
  {
    finds: 'plate-lotus-02 plate-arabesque-02 plate-nile-waves-01 plate-eye-horus-02',
    never: `${plates} cup-mug-01`,
    queries: ['طبق حلوى', 'طبق حلوي', 'طبق حَلوى', 'طبق الحلوى', 'طبق الحلوي', 'طبق حلوی'],
  },
  {
    finds: 'plate-scarab-01 plate-star-01',
    never: 'plate-lotus-02 cup-mug-01',
    queries: ['طبق تقديم كبير', 'طبق التقديم', 'تقديم كبير', 'طَبَق تَقديم', 'كبير تقديم'],
  },
  {
    finds: 'cup-tea-06 cup-mug-02 plate-lotus-02 plate-arabesque-02',
    never: 'plate-eye-horus-01 cup-coffee-05',
    queries: ['فيروزي', 'فيروزى', 'الفيروزي', 'الفيروزى', 'ڤيروزي', 'فَيْروزي', 'بالفيروزي', 'فيروزی'],
  },
  {
    finds: 'plate-star-01',
    never: 'plate-lotus-01 plate-star-calligraphy-01',
    queries: ['٤٥ درجة', '45 درجة', '٤٥ درجه', '45 درجه', '۴۵ درجة', '٤٥', '45', '٤٥ الدرجة'],
  },
  {
    finds: 'plate-scarab-02',
    never: 'plate-lotus-01 cup-mug-01',
    queries: ['الملاكيت', 'ملاكيت جعران', 'مَلاكيت الجعران', 'بلون الملاكيت'],
  },
  {
    finds: 'plate-lotus-02 cup-tea-06 cup-tea-01',
    never: 'plate-scarab-02 cup-mug-02',
    inEnglish: true,
    queries: ['lotus', 'Lotus', 'LOTUS', 'ｌｏｔｕｓ'],
  },
  {
    finds: 'plate-eye-horus-01 set-gift-01',
    never: 'plate-lotus-01 cup-mug-01',
    inEnglish: true,
    queries: ['horus', 'Eye of Horus', 'eye  of  horus', 'Hórus'],
  },
  { finds: mugs, never: 'plate-lotus-01 cup-tea-01', inEnglish: true, queries: ['mug', 'Mug'] },
  {
    finds: 'plate-star-calligraphy-01 set-dinner-01',
    never: 'plate-lotus-01',
    inEnglish: true,
    queries: ['bil-hana', 'Bil-Hana wal-Shifa', 'wal-shifa'],
  },
];
