import { fold } from '../search/fold.ts';

/** First words that form a name only with the next one: عبد الرحمن, أبو بكر, Abdel Rahman. */
const openings = new Set(['عبد', 'ابو', 'ام', 'abd', 'abdel', 'abdul', 'abu', 'abou', 'umm']);
/** Second words that belong to the first: نور الدين, هبة الله, Nour El-Din. */
const endings = new Set(['الدين', 'الله', 'الاسلام', 'الزهراء', 'eldin', 'el-din', 'eddin', 'al-din', 'allah']);

/** The public name of a person: the first name, including its second word if it has two. */
export function firstNameOf(name: string): string {
  const [first = '', second] = name.trim().split(/\s+/u);
  if (second === undefined) return first;
  return openings.has(fold(first)) || endings.has(fold(second)) ? `${first} ${second}` : first;
}
