/** Sample testimonials, until real reviews replace them. */
export const testimonials = [
  {
    name: { ar: 'مريم', en: 'Mariam' },
    city: { ar: 'القاهرة', en: 'Cairo' },
    text: {
      ar: 'الأزرق أجمل في ضوء النهار. سألني ضيوفي عن النجمة قبل أن يسألوا عن الطعام.',
      en: 'The blue is even better in daylight. My guests asked about the star before they asked about the food.',
    },
  },
  {
    name: { ar: 'كريم', en: 'Karim' },
    city: { ar: 'الإسكندرية', en: 'Alexandria' },
    text: {
      ar: 'التغليف متقن ولم تُخدش قطعة واحدة. والفناجين بالحجم الذي أحبه تمامًا.',
      en: 'Carefully packed and nothing chipped. The finjans are exactly the size I like.',
    },
  },
  {
    name: { ar: 'نادية', en: 'Nadia' },
    city: { ar: 'المنصورة', en: 'Mansoura' },
    text: {
      ar: 'أهديت أختي طقم عين حورس، وهي تشرب قهوتها منه كل صباح.',
      en: 'I gave the Eye of Horus set to my sister. She drinks her coffee from it every morning.',
    },
  },
  {
    name: { ar: 'يوسف', en: 'Youssef' },
    city: { ar: 'أسوان', en: 'Aswan' },
    text: {
      ar: 'أخضر البردي بديع. أغسل القطع المذهّبة يدويًا كما تنصح الصفحة.',
      en: 'The papyrus green is lovely. I wash the gold pieces by hand, as the page advises.',
    },
  },
  {
    name: { ar: 'سلمى', en: 'Salma' },
    city: { ar: 'الجيزة', en: 'Giza' },
    text: {
      ar: 'بدأت بطبقين، وأنا الآن أجمع عائلة اللوتس كلها.',
      en: 'I started with two plates and now I am collecting the whole lotus family.',
    },
  },
];
