import { useEffect, useId, useState } from 'react';
import { textIn } from '#core/i18n/language.ts';
import { preloadMessages, useLanguage, useMessages, useSettings } from '#core/i18n/messages-provider.tsx';
import { Icon } from '#core/ui/icon.tsx';
import { governorates } from '#features/shipping/governorates.ts';
import { DeliveredTo } from '#features/shipping/ui/delivered-to.tsx';
import type { Draft } from './draft.ts';
import type { DestinationState } from './use-destination.ts';

preloadMessages('governorates');

interface GovernorateFieldProps {
  readonly shipping: Draft['shipping'];
  readonly destination: DestinationState;
  readonly error: string | undefined;
}

/** Delay before the select appears for an ambiguous city: most are unambiguous once complete. */
const STABLE_AFTER_MS = 800;

/**
 * Names the destination below the address, with a select while the governorate of the city is ambiguous. Placed after all
 * fields of the address, so that it moves no field during the input.
 */
export function GovernorateField({ shipping, destination, error }: GovernorateFieldProps) {
  const { named, governorate, isUnknown } = destination;
  const { choice, unknown } = useMessages('governorates');
  const { defaultZone } = useSettings().shipping;
  const language = useLanguage();
  const isAmbiguous = named === null && shipping.city.trim() !== '';
  const isRequested = useIsStable(isAmbiguous, shipping.city + shipping.postalCode) || error !== undefined;
  return (
    <div className="pt-5">
      {isRequested && isAmbiguous && <Choice selected={shipping.governorate} error={error} />}
      <p role="status" className={`flex items-start gap-2 text-sm ${governorate ? '' : 'text-mist'}`}>
        <Icon name="truck" className="size-5 rtl:mirror" />
        {governorate ? (
          <DeliveredTo governorate={governorate} />
        ) : isRequested && isUnknown ? (
          unknown({ zone: textIn(defaultZone.name, language) })
        ) : (
          choice.hint
        )}
      </p>
    </div>
  );
}

/** Whether a condition has held for `STABLE_AFTER_MS` with an unchanged text; false as soon as it ends. */
function useIsStable(isActive: boolean, text: string): boolean {
  const [stableText, setStableText] = useState<string | null>(null);
  if (!isActive && stableText !== null) setStableText(null);
  useEffect(() => {
    if (!isActive) return;
    const timer = setTimeout(() => setStableText(text), STABLE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isActive, text]);
  return stableText !== null;
}

function Choice({ selected, error }: { selected: Draft['shipping']['governorate']; error: string | undefined }) {
  const { choice, governorates: names } = useMessages('governorates');
  const id = useId();
  return (
    <div className="pb-3">
      <label htmlFor={id} className="block text-sm font-medium mb-1.5">
        {choice.label}
      </label>
      <div className="relative">
        <select
          id={id}
          name="governorate"
          defaultValue={selected}
          className="field appearance-none pe-11!"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          autoComplete="shipping address-level1"
        >
          <option value="">{choice.none}</option>
          {governorates.map((governorate) => (
            <option key={governorate} value={governorate}>
              {names[governorate]}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" className="size-[18px] absolute end-4 inset-y-0 my-auto pointer-events-none" />
      </div>
      {error && (
        <p id={`${id}-error`} className="flex items-start gap-1.5 text-sm text-carnelian-700 mt-1.5">
          <Icon name="circle-alert" className="size-[18px] mt-0.5" />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
