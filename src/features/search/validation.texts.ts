import { MAX_GROUP_TERMS, MAX_PHRASE_WORDS, MAX_SEARCH_WORD } from '#core/forms/limits.ts';
import { defineTexts } from '#core/i18n/define-texts.ts';

/** Error messages of form fields (specification 5). */
export const searchValidation = defineTexts(
  'forms/validation',
  {
    'searchWord.long': { ar: '{searchWord} حرفًا على الأكثر', en: 'At most {searchWord} characters' },
    'searchWord.characters': { ar: 'اكتب حروفًا وأرقامًا فقط', en: 'Write letters and digits only' },
    'searchWord.phrase': { ar: '{wordsOfPhrase} كلمات على الأكثر', en: 'At most {wordsOfPhrase} words' },
    'searchWord.twice': { ar: 'الكلمة مكررة', en: 'This word is here twice' },
    'searchGroup.many': { ar: '{wordsOfGroup} كلمة وعبارة على الأكثر', en: 'At most {wordsOfGroup} words and phrases' },
    'searchGroup.alone': { ar: 'اكتب كلمتين على الأقل', en: 'Write at least two words' },
    'searchGroup.typedOnly': {
      ar: 'أضف كلمة من نصوص المنتجات، أو اختر منتجات',
      en: 'Add a word of the products’ texts, or choose products',
    },
    'searchGroup.textOnly': { ar: 'أضف كلمة يكتبها الناس', en: 'Add a word that people type' },
  },
  { values: { searchWord: MAX_SEARCH_WORD, wordsOfPhrase: MAX_PHRASE_WORDS, wordsOfGroup: MAX_GROUP_TERMS } },
);
