import { useMessages } from '#core/i18n/messages-provider.tsx';

interface ShipCheckboxProps {
  readonly isShipped: boolean;
  readonly onChange: (isShipped: boolean) => void;
}

/** Checkbox that hands the parcels over together with their tracking numbers. */
export const ShipCheckbox = ({ isShipped, onChange }: ShipCheckboxProps) => (
  <label className="flex items-center gap-3 min-h-11 w-fit">
    <input
      type="checkbox"
      checked={isShipped}
      className="size-6 shrink-0 accent-lapis-700"
      onChange={({ target }) => onChange(target.checked)}
    />
    <span>{useMessages('admin').trackingNumbers.ship}</span>
  </label>
);
