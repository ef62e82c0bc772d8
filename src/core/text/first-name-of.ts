import { fold } from './fold.ts';

/** Words that form a name only with the next one: عبد الرحمن, أبو بكر, Abd El Rahman. */
const openings = new Set(
  ['عبد', 'ابو', 'ام', 'ابن', 'بنت', 'ست'].concat(['abd', 'abdel', 'abdul', 'abu', 'abou', 'umm', 'el', 'al']),
);
/** Second words that belong to the first: نور الدين, هبة الله, Nour El-Din. */
const endings = new Set(['الدين', 'الله', 'الاسلام', 'الزهراء', 'eldin', 'el-din', 'eddin', 'al-din', 'allah']);

/** Returns the first name for greetings and public display: the first word with the words that belong to it. */
export function firstNameOf(name: string): string {
  const parts = name.trim().split(/\s+/u);
  const first = parts.findIndex((word) => !openings.has(fold(word)));
  if (first === -1) return parts.join(' ');
  const last = endings.has(fold(parts[first + 1] ?? '')) ? first + 1 : first;
  return parts.slice(0, last + 1).join(' ');
}
