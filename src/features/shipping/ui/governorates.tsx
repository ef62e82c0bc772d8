import { preloadMessages, useMessages } from '#core/i18n/messages-provider.tsx';
import { findGovernorate } from '../find-governorate.ts';
import { postalCodeHint } from '../governorates.ts';

preloadMessages('checkout', 'governorates');

/** Suggestions for the city field; other values stay possible. */
export const Governorates = ({ id }: { id: string }) => (
  <datalist id={id}>
    {Object.values(useMessages('governorates').governorates).map((name) => (
      <option key={name}>{name}</option>
    ))}
  </datalist>
);

/** Hint for the postal code, specific to the governorate if the city identifies one. */
export function PostalHint({ city }: { city: string }) {
  const texts = useMessages('governorates');
  const { hints } = useMessages('checkout').checkout;
  const governorate = findGovernorate(city);
  return governorate ? postalCodeHint(texts, governorate) : hints.postalCode;
}
