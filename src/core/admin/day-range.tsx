import { useId, useState } from 'react';
import { isCalendarDay } from '#core/dates/calendar-day.ts';
import { formatDate } from '#core/i18n/format.ts';
import { useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { Icon } from '#core/ui/icon.tsx';
import { useFilterChip } from './use-filter-chip.ts';
import { useListUrl } from './use-list-url.ts';

/** Date filter behind a button: first and last day, both optional. It is open initially if a day is set. */
export const DayRange = () => {
  const { orders } = useMessages('admin');
  const { get } = useListUrl();
  const id = useId();
  const [isOpen, setOpen] = useState(get('from') !== undefined || get('to') !== undefined);
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        className="field w-auto! min-h-11! px-4! text-sm! inline-flex items-center gap-2 max-md:w-full! max-md:justify-between"
        onClick={() => setOpen(!isOpen)}
      >
        {orders.days}
        <Icon
          name="chevron-down"
          className={`size-[18px] text-mist transition-transform ${isOpen ? 'rotate-180' : ''}`}
        />
      </button>
      <div id={id} hidden={!isOpen} className="flex flex-wrap gap-3 max-md:w-full [&[hidden]]:hidden">
        <DayRangeFields />
      </div>
    </>
  );
};

/** Date fields of a filter. */
export const DayRangeFields = () => {
  const { orders } = useMessages('admin');
  const { get } = useListUrl();
  return (
    <>
      <Day name="from" label={orders.from} max={get('to')} />
      <Day name="to" label={orders.to} min={get('from')} />
    </>
  );
};

interface DayProps {
  readonly name: 'from' | 'to';
  readonly label: string;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
}

const Day = ({ name, label, min, max }: DayProps) => {
  const address = useListUrl();
  const day = address.get(name) ?? '';
  const language = useLanguage();
  // noon UTC is on the same day in Cairo
  useFilterChip(name, isCalendarDay(day) ? `${label} ${formatDate(new Date(`${day}T12:00:00Z`), language)}` : null);
  return (
    <label className="flex items-center gap-2 max-md:w-full">
      <span className="text-mist whitespace-nowrap max-md:min-w-14">{label}</span>
      {/* uncontrolled; remounted when the URL changes */}
      <input
        key={day}
        type="date"
        defaultValue={day}
        min={min}
        max={max}
        className="field min-h-11! px-3! text-sm! min-w-36"
        onBlur={({ currentTarget }) => {
          if (currentTarget.validity.valid && currentTarget.value !== day)
            void address.go(address.with({ [name]: currentTarget.value }));
        }}
        onChange={({ currentTarget, nativeEvent }) => {
          // a date from the date picker applies at once; keyboard input may be incomplete
          if (!(nativeEvent instanceof InputEvent) && currentTarget.validity.valid)
            void address.go(address.with({ [name]: currentTarget.value }));
        }}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Enter') currentTarget.blur();
        }}
      />
    </label>
  );
};
