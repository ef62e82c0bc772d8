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

/** Number of words in the name of a group. */
const NAME_LENGTH = 4;

/** Formats the name of a group: its first words, in the page's direction regardless of their language. */
export const groupName = ({ words }: Pick<AdminSynonymGroup, 'words'>): string =>
  words
    .filter(({ written }) => !isProductMark(written))
    .slice(0, NAME_LENGTH)
    .map(({ written }) => isolateText(written))
    .join(' · ');

/** Maps a group to the lines of the form's fields; adds the prefilled word unless the group has it. */
export const groupToInput = (group: AdminSynonymGroup | null, word: string | undefined) => {
  const groupWords = group?.words ?? [];
  const isNew = word !== undefined && !groupWords.some(({ written }) => fold(written) === fold(word));
  const targetRole: SearchWordRole = group === null || group.kind === 'similar' ? 'typed' : 'both';
  const linesOf = (role: SearchWordRole) => [
    ...groupWords.filter((each) => each.role === role && !isProductMark(each.written)).map(({ written }) => written),
    ...(isNew && role === targetRole ? [word] : []),
  ];
  return {
    both: linesOf('both'),
    typed: linesOf('typed'),
    text: linesOf('text'),
    marks: new Set(groupWords.map(({ written }) => written).filter(isProductMark)),
  };
};

/** Reads the group from the form without validation. */
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

/** Reads and validates the group of the form. */
export const checkGroup = (fields: FormData) => {
  const group = readGroup(fields);
  return { group, checked: safeParse(SynonymGroupInput, group) };
};
