import { startTransition, useEffect, useOptimistic, useRef } from 'react';
import { listSorts } from '#core/api/sort-orders.ts';
import { useMessages } from '#core/i18n/messages-provider.tsx';
import { useLinkToOtherPage } from '#core/routing/link-interceptor.tsx';
import { Icon } from '#core/ui/icon.tsx';
import { useFilterChip } from './use-filter-chip.ts';
import { useListUrl } from './use-list-url.ts';

/** Debounce of the search field, in milliseconds. */
const TYPING_DEBOUNCE_MS = 300;

const MAX_QUERY = 100;

/** Search field that filters while the user types; all its queries share one history entry. */
export const SearchField = ({ label }: { label: string }) => {
  const address = useListUrl();
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const q = address.get('q') ?? '';
  useEffect(() => () => clearTimeout(timer.current), []);
  // the search would replace the navigation to that page
  useLinkToOtherPage(() => clearTimeout(timer.current));
  useEffect(() => {
    // back navigation updates the field unless it has focus or unapplied input
    const isApplied = timer.current === undefined;
    if (isApplied && input.current && document.activeElement !== input.current) input.current.value = q;
  }, [q]);
  const applyQuery = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const text = input.current?.value.trim() ?? '';
    if (text !== q) void address.go(address.with({ q: text }), { replace: q !== '' });
  };
  // read when the timer fires: another filter may have changed meanwhile
  const latestApplyQuery = useRef(applyQuery);
  latestApplyQuery.current = applyQuery;
  return (
    <search className="max-md:grow max-md:basis-52 min-w-0 md:w-80">
      <form
        className="relative"
        onSubmit={(event) => {
          event.preventDefault();
          applyQuery();
        }}
      >
        <input
          ref={input}
          type="search"
          aria-label={label}
          placeholder={label}
          defaultValue={q}
          maxLength={MAX_QUERY}
          enterKeyHint="search"
          autoComplete="off"
          className="field min-h-11! ps-11! text-sm! text-ellipsis [&::-webkit-search-cancel-button]:hidden"
          onChange={() => {
            clearTimeout(timer.current);
            timer.current = setTimeout(() => latestApplyQuery.current(), TYPING_DEBOUNCE_MS);
          }}
        />
        <Icon
          name="search"
          className="size-[18px] absolute inset-y-0 my-auto start-3.5 text-mist pointer-events-none"
        />
      </form>
    </search>
  );
};

interface FilterSelectProps<Value extends string> {
  /** Accessible name of the filter. */
  readonly label: string;
  /** Query parameter of the filter. */
  readonly name: string;
  readonly values: readonly Value[];
  readonly format: (value: Value) => string;
  /** Label for no selection; without it the first value is the default and is omitted from the URL. */
  readonly everything?: string;
}

/** Filter or sort order of a list as a select. */
export function FilterSelect<Value extends string>({
  label,
  name,
  values,
  format,
  everything,
}: FilterSelectProps<Value>) {
  const address = useListUrl();
  const omittedValue = everything === undefined ? values[0] : '';
  // further arrow keys continue from the new value before the URL has changed
  const [selected, choose] = useOptimistic(address.get(name) ?? omittedValue);
  const set = values.find((value) => value === selected && value !== omittedValue);
  useFilterChip(name, set === undefined ? null : format(set));
  const applyQuery = (value: string) =>
    startTransition(async () => {
      choose(value);
      await address.go(address.with({ [name]: value === omittedValue ? undefined : value }));
    });
  return (
    <div className="relative max-md:w-full">
      <select
        aria-label={label}
        value={selected}
        className="field appearance-none min-h-11! md:max-w-80 ps-4! pe-10! text-sm! truncate"
        onChange={({ target: { value } }) => applyQuery(value)}
      >
        {everything !== undefined && <option value="">{everything}</option>}
        {values.map((value) => (
          <option key={value} value={value}>
            {format(value)}
          </option>
        ))}
      </select>
      <Icon
        name="chevron-down"
        className="size-[18px] absolute inset-y-0 my-auto end-3.5 text-mist pointer-events-none"
      />
    </div>
  );
}

/** Sort order of a list by time, newest first by default. */
export const SortSelect = () => {
  const { sort } = useMessages('admin').layout.list;
  return <FilterSelect label={sort.label} name="sort" values={listSorts} format={(value) => sort[value]} />;
};

interface ChoicesProps<Value extends string> {
  /** Accessible name of the filter. */
  readonly label: string;
  /** Query parameter of the filter. */
  readonly name: string;
  readonly values: readonly Value[];
  readonly format: (value: Value) => string;
  /** Label of the unfiltered list; "all" by default. */
  readonly otherwise?: string;
}

/** Filter of a list as a row of links: one for all rows and one per value. */
export function RadioGroup<Value extends string>({ label, name, values, format, otherwise }: ChoicesProps<Value>) {
  const { list } = useMessages('admin').layout;
  const address = useListUrl();
  const selected = address.get(name);
  const set = values.find((value) => value === selected);
  useFilterChip(name, set === undefined ? null : format(set));
  return (
    <nav aria-label={label} className="flex flex-wrap gap-2">
      {[undefined, ...values].map((value) => (
        <a
          key={value ?? ''}
          href={address.with({ [name]: value })}
          aria-current={value === selected ? 'true' : undefined}
          className={`inline-flex items-center min-h-11 px-4 rounded-full border ${value === selected ? 'bg-lapis-900 text-white border-lapis-900' : 'bg-white border-lapis-200 hover:border-lapis-900'}`}
        >
          {value === undefined ? (otherwise ?? list.all) : format(value)}
        </a>
      ))}
    </nav>
  );
}
