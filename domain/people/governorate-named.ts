import { fold } from '../search/fold.ts';
import { type Governorate, postalBeginnings } from './governorates.ts';

/** The governorate that is meant by what was typed for a city, however its name is spelled; undefined for any other place. */
export const governorateNamed = (
  typed: string,
  names: Readonly<Record<Governorate, string>>,
): { readonly name: string; readonly beginnings: readonly string[] } | undefined => {
  const meant = fold(typed);
  for (const [governorate, beginnings] of Object.entries(postalBeginnings)) {
    const name = names[governorate as Governorate];
    if (fold(name) === meant) return { name, beginnings };
  }
  return undefined;
};
