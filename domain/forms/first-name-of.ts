import { fold } from '../search/fold.ts';

/** First words that are no name without the next one: عبد الرحمن, أبو بكر, Abdel Rahman. */
const openings = new Set(['عبد', 'ابو', 'ام', 'abd', 'abdel', 'abdul', 'abu', 'abou', 'umm']);
/** Second words that belong to the first: نور الدين, هبة الله, Nour El-Din. */
const endings = new Set(['الدين', 'الله', 'الاسلام', 'الزهراء', 'eldin', 'el-din', 'eddin', 'al-din', 'allah']);

/** The name by which others may know a person: the first, whole where it is of two words. */
export function firstNameOf(name: string): string {
  const [first = '', second] = name.trim().split(/\s+/u);
  if (second === undefined) return first;
  return openings.has(fold(first)) || endings.has(fold(second)) ? `${first} ${second}` : first;
}
