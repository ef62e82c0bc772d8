import { useMessages } from '../../i18n/messages.tsx';

import { Icon } from '../../ui/icon.tsx';
import type { ProductListQueryState } from './product-list-query-state.ts';

/** The two flags: a block of the side panel, on small screens a native popover. */
export const FlagFilters = ({ state, onChange }: { state: ProductListQueryState; onChange: () => void }) => {
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
        className="fixed inset-x-0 top-auto bottom-0 m-0 w-full px-4 pt-6 pb-5 bg-white text-lapis-900 text-base shadow-pop dim-behind lg:block lg:static lg:w-auto lg:mt-10 lg:p-0 lg:bg-transparent lg:[box-shadow:none] lg:overflow-visible"
      >
        <legend className="contents font-medium">{productList.showOnly}</legend>
        <div className="mt-1">
          <Flag name="new" label={layout.nav.newArrivals} isSet={state.isNew} onChange={onChange} />
          <Flag name="sale" label={layout.nav.onSale} isSet={state.isOnSale} onChange={onChange} />
        </div>
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

const Flag = ({
  name,
  label,
  isSet,
  onChange,
}: {
  name: 'new' | 'sale';
  label: string;
  isSet: boolean;
  onChange: () => void;
}) => (
  <label className="flex items-center gap-3 min-h-12 lg:min-h-11">
    <span className="relative grid size-6 lg:size-5">
      <input
        type="checkbox"
        name={name}
        value="true"
        defaultChecked={isSet}
        onChange={onChange}
        className="peer appearance-none size-full border border-lapis-400 rounded-control bg-white checked:bg-lapis-700 checked:border-lapis-700"
      />
      <Icon
        name="check"
        className="hidden peer-checked:block absolute inset-0 m-auto size-4 text-white pointer-events-none"
      />
    </span>
    {label}
  </label>
);
