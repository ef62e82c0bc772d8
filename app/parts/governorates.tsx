import { governorateNamed } from '../../domain/people/governorate-named.ts';
import { usePlaceWords } from '../device/place-words.ts';
import { useTillWords } from '../device/till-words.ts';

/** What is suggested for a city; typing anything else stays possible. */
export const Governorates = ({ id }: { id: string }) => (
  <datalist id={id}>
    {Object.values(usePlaceWords().governorates).map((name) => (
      <option key={name}>{name}</option>
    ))}
  </datalist>
);

/** What a postal code looks like, in a governorate that was named as the city. */
export function PostalHint({ city }: { city: string }) {
  const { governorates, postalCode } = usePlaceWords();
  const { hints } = useTillWords().checkout;
  const named = governorateNamed(city, governorates);
  return named ? postalCode(named) : hints.postalCode;
}
