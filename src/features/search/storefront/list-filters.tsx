import { useState } from 'react';
import { useMessages } from '#core/i18n/messages-provider.tsx';
import { Icon } from '#core/ui/icon.tsx';
import type { DisplayedFilter } from './list-announcement.ts';
import type { ProductListQueryState } from './product-list-query-state.ts';

/** Flags, prices, colours and motifs: in the side panel, on small screens in a native popover. */
export const ListFilters = ({
  state,
  filters,
  onChange,
}: {
  state: ProductListQueryState;
  filters: readonly DisplayedFilter[];
  onChange: () => void;
}) => {
  const { productList, layout } = useMessages('common');
  return (
    <>
      <button type="button" popoverTarget="show-only" className="lg:hidden inline-flex items-center gap-2 min-h-12">
        <Icon name="sliders-horizontal" className="size-[18px]" />
        {productList.filters}
      </button>
      <fieldset
        id="show-only"
        popover="auto"
        className="fixed inset-x-0 top-auto bottom-0 m-0 w-full max-h-[85dvh] lg:max-h-none overflow-y-auto px-4 pt-6 pb-5 bg-white text-lapis-900 text-base shadow-pop dim-behind lg:block lg:static lg:w-auto lg:mt-10 lg:p-0 lg:bg-transparent lg:[box-shadow:none] lg:overflow-visible"
      >
        <legend className="contents font-medium">{productList.showOnly}</legend>
        <div className="mt-1">
          <Flag name="new" label={layout.nav.newArrivals} isSet={state.isNew} onChange={onChange} />
          <Flag name="sale" label={layout.nav.onSale} isSet={state.isOnSale} onChange={onChange} />
        </div>
        {filters.map((filter) => (
          <ValueFilter key={filter.name} filter={filter} selected={state.values[filter.name]} onChange={onChange} />
        ))}
        <button
          type="button"
          popoverTarget="show-only"
          popoverTargetAction="hide"
          className="lg:hidden btn btn-primary w-full mt-4"
        >
          {productList.done}
        </button>
      </fieldset>
    </>
  );
};

/** Collapsible values of a filter; one filter is open at a time. */
const ValueFilter = ({
  filter: { name, title, values },
  selected,
  onChange,
}: {
  filter: DisplayedFilter;
  selected: readonly string[];
  onChange: () => void;
}) => {
  // clearing the last value must not close the filter
  const [isInitiallyOpen] = useState(selected.length > 0);
  return (
    <details name="list-filter" className="group mt-2 border-t border-lapis-200" open={isInitiallyOpen}>
      <summary className="flex items-center justify-between gap-3 min-h-12 cursor-pointer list-none [&::-webkit-details-marker]:hidden font-medium">
        {title}
        <Icon name="chevron-down" className="size-[18px] transition-transform group-open:rotate-180" />
      </summary>
      <div className="pb-2 lg:max-h-64 overflow-y-auto">
        {values.map(({ value, label, count }) => (
          <Flag
            key={value}
            name={name}
            value={value}
            label={label}
            count={count}
            isSet={selected.includes(value)}
            onChange={onChange}
          />
        ))}
      </div>
    </details>
  );
};

const Flag = ({
  name,
  value = 'true',
  label,
  count = null,
  isSet,
  onChange,
}: {
  name: 'new' | 'sale' | DisplayedFilter['name'];
  value?: string;
  label: string;
  count?: string | null;
  isSet: boolean;
  onChange: () => void;
}) => (
  <label className="flex items-center gap-3 min-h-12 lg:min-h-11">
    <span className="relative grid size-6 lg:size-5">
      <input
        type="checkbox"
        name={name}
        value={value}
        defaultChecked={isSet}
        onChange={onChange}
        className="peer appearance-none size-full border border-lapis-400 rounded-control bg-white checked:bg-lapis-700 checked:border-lapis-700"
      />
      <Icon
        name="check"
        className="hidden peer-checked:block absolute inset-0 m-auto size-4 text-white pointer-events-none"
      />
    </span>
    <span className="grow">{label}</span>
    {count !== null && <span className="num text-sm text-mist">{count}</span>}
  </label>
);
