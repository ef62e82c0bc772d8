import * as v from 'valibot';
import { MAX_GROUP_TERMS, MAX_PHRASE_WORDS, MAX_SEARCH_WORD } from '#core/forms/limits.ts';
import { type ValidationCode, validationCode } from '#core/forms/validation.ts';
import { cleanLine, lengthOf } from '#core/text/clean-text.ts';
import { fold } from '#core/text/fold.ts';
import { colours, motifs } from '#features/products/product-attributes.ts';

/**
 * Kinds of synonym groups: `forms` of one word, of which the first is the index term; `similar` words, which widen a search; `absent`
 * words for products that the shop does not sell, which are never corrected (decision 192).
 */
export const synonymGroupKinds = ['forms', 'similar', 'absent'] as const;
export type SynonymGroupKind = (typeof synonymGroupKinds)[number];

/** `typed`: the word finds the group only in searches; `text`: only in product texts. */
export const searchWordRoles = ['both', 'typed', 'text'] as const;
export type SearchWordRole = (typeof searchWordRoles)[number];

/** Index terms for all products of a category, colour or motif, and for new and reduced products. */
export const productMarks = [
  'category_plates',
  'category_bowls',
  'category_cups',
  'category_sets',
  'flag_new',
  'flag_sale',
  ...colours.map((colour) => `colour_${colour}` as const),
  ...motifs.map((motif) => `motif_${motif}` as const),
] as const;
export type ProductMark = (typeof productMarks)[number];

export const isProductMark = (word: string): word is ProductMark => productMarks.some((mark) => mark === word);

const isShort = (written: string) => lengthOf(written) <= MAX_SEARCH_WORD;
const isSpelled = (written: string) => isProductMark(written) || /^[\p{L}\p{N}][\p{L}\p{M}\p{N} '’-]*$/u.test(written);
const isPhrase = (written: string) => fold(written).split(/[ '’-]+/u).length <= MAX_PHRASE_WORDS;

const SearchWord = v.strictObject({
  written: v.pipe(
    v.string(validationCode('required')),
    v.transform(cleanLine),
    v.nonEmpty(validationCode('required')),
    v.check(isShort, validationCode('searchWord.long')),
    v.check(isSpelled, validationCode('searchWord.characters')),
    v.check(isPhrase, validationCode('searchWord.phrase')),
  ),
  role: v.picklist(searchWordRoles, validationCode('required')),
});

/** A synonym group as the owner enters it. Errors are reported at `words` or at one of them. */
export const SynonymGroupInput = v.pipe(
  v.strictObject({
    kind: v.picklist(synonymGroupKinds, validationCode('required')),
    /** Whether a search for its words finds only the group, not texts with these letters, as with "new". */
    isMeaning: v.boolean(validationCode('required')),
    words: v.pipe(
      v.array(SearchWord, validationCode('required')),
      v.nonEmpty(validationCode('required')),
      v.maxLength(MAX_GROUP_TERMS, validationCode('searchGroup.many')),
    ),
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    for (const { index, message } of problemsOf(dataset.value)) {
      const { words } = dataset.value;
      const path = { type: 'object', origin: 'value', input: dataset.value, key: 'words', value: words } as const;
      const at =
        index === null
          ? []
          : [{ type: 'array', origin: 'value', input: words, key: index, value: words[index] } as const];
      addIssue({ message, path: [path, ...at] });
    }
  }),
);
export type SynonymGroupInput = v.InferOutput<typeof SynonymGroupInput>;

interface Problem {
  /** Index of the word; null for the whole group. */
  readonly index: number | null;
  readonly message: ValidationCode;
}

const problemsOf = ({ kind, isMeaning, words }: SynonymGroupInput): Problem[] => {
  const folded = words.map(({ written }) => fold(written));
  const duplicates = folded.flatMap((word, index): Problem[] =>
    folded.indexOf(word) < index ? [{ index, message: validationCode('searchWord.twice') }] : [],
  );
  const invalidMarks = words.flatMap(({ written, role }, index): Problem[] =>
    isProductMark(written) && (kind !== 'similar' || role !== 'text')
      ? [{ index, message: validationCode('searchWord.characters') }]
      : [],
  );
  const roles = new Set(words.map(({ role }) => role));
  const groupProblems: (ValidationCode | false)[] = [
    kind !== 'absent' && words.length === 1 && validationCode('searchGroup.alone'),
    kind === 'similar' &&
      words.length > 1 &&
      !roles.has('both') &&
      !roles.has('text') &&
      validationCode('searchGroup.typedOnly'),
    kind === 'similar' &&
      words.length > 1 &&
      !roles.has('both') &&
      !roles.has('typed') &&
      validationCode('searchGroup.textOnly'),
    kind !== 'similar' && (isMeaning || roles.has('typed') || roles.has('text')) && validationCode('generic'),
  ];
  return [
    ...duplicates,
    ...invalidMarks,
    ...groupProblems.flatMap((message) => (message ? [{ index: null, message }] : [])),
  ];
};

/** Text of each role's field in the form: words in lines or separated by commas. */
export type SearchWordTexts = Readonly<Record<SearchWordRole, string>>;

/** Reads the words of the form, in the order of the roles. */
export const readSearchWords = (texts: SearchWordTexts): SynonymGroupInput['words'] =>
  searchWordRoles.flatMap((role) =>
    texts[role]
      .split(/[\n,،;؛]/u)
      .map((written) => cleanLine(written))
      .filter((written) => written !== '')
      .map((written) => ({ written, role })),
  );
