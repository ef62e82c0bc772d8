/** The Markdown editor of the admin area, in Arabic (decision 179). */
export const markdown = {
  tools: ({ field }: { field: string }) => `تنسيق ${field}`,
  formats: { heading: 'عنوان', bold: 'غامق', italic: 'مائل', link: 'رابط', list: 'قائمة' },
  shortcut: ({ format, key }: { format: string; key: string }) => `${format} (Ctrl+${key})`,
  preview: 'كما يراه المتسوّقون',
  empty: 'لا نص بعد.',
  placeholders: {
    title: 'أرقام وبيانات تُملأ من المتجر',
    text: 'اضغط أحدها لتدرجه عند المؤشر، فيظهر مكانه ما في المتجر الآن، ويتغيّر معه.',
  },
  problemAt: ({ line, problem }: { line: string; problem: string }) => `السطر ${line}: ${problem}`,
  problems: {
    tooLong: ({ detail, max }: { detail: string; max: string }) => `النص ${detail} حرف، وأقصاه ${max}. اختصره.`,
    html: () => 'لا تُقبل وسوم HTML. اكتب النص دونها.',
    image: () => 'لا تُعرض الصور هنا. احذفها، أو ضع رابطًا إلى صفحة.',
    heading: ({ detail }: { detail: string }) =>
      `لا يُعرض العنوان ${detail} هنا. ابدأ العنوان بـ ## أو ###، خارج القوائم.`,
    level: () => 'للصفحة عنوان فوق هذا النص. ابدأ العنوان الفرعي بـ ###.',
    paragraph: () => 'مكان هذا النص فقرة واحدة، فيها الغامق والمائل والروابط. لا عناوين فيها ولا قوائم ولا سطر فارغ.',
    unsupported: ({ detail }: { detail: string }) => `لا تُعرض العلامة ${detail} هنا: لا اقتباس ولا شيفرة ولا خط فاصل.`,
    target: ({ detail }: { detail: string }) =>
      `لا يُقبل الرابط ${detail}. يبدأ الرابط بـ https:// أو mailto: أو tel: أو بشرطة مائلة لصفحة من المتجر.`,
    depth: () => 'القائمة داخل قائمتين أعمق مما يُعرض. ارفعها درجة.',
    placeholder: ({ detail, known }: { detail: string; known: string }) => `لا بيان باسم ${detail}. المعروف: ${known}.`,
  },
};
