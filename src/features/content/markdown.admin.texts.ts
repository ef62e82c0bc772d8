import { defineTexts } from '#core/i18n/define-texts.ts';

/** The Markdown editor of the admin area (decision 179). */
export const markdown = defineTexts('admin/markdown', {
  tools: { ar: 'تنسيق {field}', en: 'Formatting of {field}' },
  formats: {
    heading: { ar: 'عنوان', en: 'Heading' },
    bold: { ar: 'غامق', en: 'Bold' },
    italic: { ar: 'مائل', en: 'Italic' },
    link: { ar: 'رابط', en: 'Link' },
    list: { ar: 'قائمة', en: 'List' },
  },
  shortcut: { ar: '{format} (Ctrl+{key})', en: '{format} (Ctrl+{key})' },
  preview: { ar: 'كما يراه المتسوّقون', en: 'As shoppers see it' },
  empty: { ar: 'لا نص بعد.', en: 'No text yet.' },
  placeholders: {
    title: { ar: 'أرقام وبيانات تُملأ من المتجر', en: 'Values that the shop fills in' },
    text: {
      ar: 'اضغط أحدها لتدرجه عند المؤشر، فيظهر مكانه ما في المتجر الآن، ويتغيّر معه.',
      en: 'Press one to insert it at the cursor. It is replaced by the shop’s current value, and changes with it.',
    },
  },
  problemAt: { ar: 'السطر {line}: {problem}', en: 'Line {line}: {problem}' },
  problems: {
    tooLong: {
      ar: 'النص {detail} حرف، وأقصاه {max}. اختصره.',
      en: 'The text has {detail} characters; at most {max} are allowed. Shorten it.',
    },
    html: { ar: 'لا تُقبل وسوم HTML. اكتب النص دونها.', en: 'HTML is not accepted. Write the text without it.' },
    image: {
      ar: 'لا تُعرض الصور هنا. احذفها، أو ضع رابطًا إلى صفحة.',
      en: 'Pictures are not shown here. Remove it, or link to a page.',
    },
    heading: {
      ar: 'لا يُعرض العنوان {detail} هنا. ابدأ العنوان بـ ## أو ###، خارج القوائم.',
      en: 'A heading with {detail} is not shown here. Begin headings with ## or ###, outside of lists.',
    },
    level: {
      ar: 'للصفحة عنوان فوق هذا النص. ابدأ العنوان الفرعي بـ ###.',
      en: 'The page has a heading above this text. Begin headings in it with ###.',
    },
    paragraph: {
      ar: 'مكان هذا النص فقرة واحدة، فيها الغامق والمائل والروابط. لا عناوين فيها ولا قوائم ولا سطر فارغ.',
      en: 'There is room for one paragraph here, with bold, italic and links: no headings, lists or empty lines.',
    },
    unsupported: {
      ar: 'لا تُعرض العلامة {detail} هنا: لا اقتباس ولا شيفرة ولا خط فاصل.',
      en: '{detail} is not shown here: there are no quotes, code or dividing lines.',
    },
    target: {
      ar: 'لا يُقبل الرابط {detail}. يبدأ الرابط بـ https:// أو mailto: أو tel: أو بشرطة مائلة لصفحة من المتجر.',
      en: 'The link to {detail} is not accepted. Links begin with https://, mailto: or tel:, or with a slash for a page of the shop.',
    },
    depth: {
      ar: 'القائمة داخل قائمتين أعمق مما يُعرض. ارفعها درجة.',
      en: 'A list inside two lists is deeper than is shown. Move it one level up.',
    },
    placeholder: {
      ar: 'لا بيان باسم {detail}. المعروف: {valid}.',
      en: 'There is nothing called {detail}. Known names: {valid}.',
    },
  },
});
