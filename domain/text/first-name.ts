/** Words that are no name alone, folded to small letters without hamza: the next word belongs to them, as in «عبد الرحمن» and "Abd El Rahman". */
const beginnings = new Set([
  'عبد',
  'ابو',
  'ام',
  'ابن',
  'بنت',
  'ست',
  'el',
  'al',
  'abd',
  'abdel',
  'abdul',
  'abou',
  'abu',
  'umm',
]);

/** Returns what a person is greeted by: the first word of the name, with those that belong to it. */
export const firstNameOf = (name: string): string => {
  const words = name.trim().split(/\s+/u);
  const end = words.findIndex((word) => !beginnings.has(word.toLowerCase().replaceAll(/[أإآ]/gu, 'ا')));
  return words.slice(0, end + 1).join(' ') || words.join(' ');
};
