import { safeParse } from 'valibot';
import { isolateText } from '#core/i18n/format.ts';
import { fold } from '#core/text/fold.ts';
import {
  isProductMark,
  productMarks,
  readSearchWords,
  type SearchWordRole,
  SynonymGroupInput,
  synonymGroupKinds,
} from '../synonym-group.ts';
import type { AdminSynonymGroup } from '../synonyms.admin.contract.ts';

/** Words by which a group is named. */
const NAMING_WORDS = 4;

/** Names a group by its first words, which stand in the order of the page whatever their language. */
export const groupName = ({ words }: Pick<AdminSynonymGroup, 'words'>): string =>
  words
    .filter(({ written }) => !isProductMark(written))
    .slice(0, NAMING_WORDS)
    .map(({ written }) => isolateText(written))
    .join(' · ');

/** Lines of the fields: the words of a group, and a word that is filled in unless the group has it. */
export const groupToInput = (group: AdminSynonymGroup | null, word: string | undefined) => {
  const words = group?.words ?? [];
  const isNew = word !== undefined && !words.some(({ written }) => fold(written) === fold(word));
  const targetRole: SearchWordRole = group === null || group.kind === 'similar' ? 'typed' : 'both';
  const linesOf = (role: SearchWordRole) => [
    ...words.filter((each) => each.role === role && !isProductMark(each.written)).map(({ written }) => written),
    ...(isNew && role === targetRole ? [word] : []),
  ];
  return {
    both: linesOf('both'),
    typed: linesOf('typed'),
    text: linesOf('text'),
    marks: new Set(words.map(({ written }) => written).filter(isProductMark)),
  };
};

/** Reads the group of the form as it is typed, right or not. */
export const readGroup = (fields: FormData): SynonymGroupInput => {
  const text = (name: string) => String(fields.get(name) ?? '');
  const marks = productMarks.filter((mark) => fields.has(mark));
  return {
    kind: synonymGroupKinds.find((option) => option === fields.get('kind')) ?? 'similar',
    isMeaning: fields.has('isMeaning'),
    words: [
      ...readSearchWords({ both: text('both'), typed: text('typed'), text: text('text') }),
      ...marks.map((written) => ({ written, role: 'text' as const })),
    ],
  };
};

/** Parses the group of the form. */
export const checkGroup = (fields: FormData) => {
  const group = readGroup(fields);
  return { group, checked: safeParse(SynonymGroupInput, group) };
};
