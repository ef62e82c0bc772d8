import { findGovernorateByName } from '../../domain/addresses/governorates.ts';
import { preloadMessages, useMessages } from '../i18n/messages.tsx';

preloadMessages('checkout', 'governorates');

/** What is suggested for a city; typing anything else stays possible. */
export const Governorates = ({ id }: { id: string }) => (
  <datalist id={id}>
    {Object.values(useMessages('governorates').governorates).map((name) => (
      <option key={name}>{name}</option>
    ))}
  </datalist>
);

/** What a postal code looks like, in a governorate that was named as the city. */
export function PostalHint({ city }: { city: string }) {
  const { governorates, postalCode } = useMessages('governorates');
  const { hints } = useMessages('checkout').checkout;
  const named = findGovernorateByName(city, governorates);
  return named ? postalCode(named) : hints.postalCode;
}
