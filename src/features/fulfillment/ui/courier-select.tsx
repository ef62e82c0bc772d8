import { useLanguage } from '#core/i18n/messages-provider.tsx';
import { Icon } from '#core/ui/icon.tsx';
import type { AdminCourier } from '../couriers.admin.contract.ts';

interface CourierSelectProps {
  readonly label: string;
  readonly couriers: readonly AdminCourier[];
  /** Id of the initially selected courier; offered even when it is no longer in use. */
  readonly opened?: string | undefined;
  readonly onChange?: (id: string) => void;
  /** Whether the label is for screen readers only. */
  readonly isCompact?: boolean;
}

/** Select of the couriers in use. */
export const CourierSelect = ({ label, couriers, opened, onChange, isCompact = false }: CourierSelectProps) => {
  const language = useLanguage();
  return (
    <label className="block">
      <span className={isCompact ? 'sr-only' : 'block text-sm font-medium mb-1.5'}>{label}</span>
      <span className="relative block">
        <select
          name="courierId"
          defaultValue={opened}
          className={`field appearance-none pe-10! ${isCompact ? 'min-h-11! ps-4! text-sm!' : ''}`}
          onChange={({ target }) => onChange?.(target.value)}
        >
          {couriers
            .filter(({ id, isActive }) => isActive || id === opened)
            .map(({ id, nameAr, nameEn }) => (
              <option key={id} value={id}>
                {language === 'ar' ? nameAr : nameEn}
              </option>
            ))}
        </select>
        <Icon
          name="chevron-down"
          className="size-[18px] absolute inset-y-0 my-auto end-3.5 text-mist pointer-events-none"
        />
      </span>
    </label>
  );
};
