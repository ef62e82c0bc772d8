import { startTransition, useOptimistic } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { useListAddress } from './use-list-address.ts';

interface FilterSelectProps<Value extends string> {
  /** What is chosen, for who cannot see it. */
  readonly label: string;
  /** The filter's name in the address. */
  readonly name: string;
  readonly values: readonly Value[];
  readonly say: (value: Value) => string;
  /** What is said when nothing is chosen; without it the first value needs no place in the address. */
  readonly everything?: string;
}

/** One filter of a list, or its order, as a short menu. */
export function FilterSelect<Value extends string>({ label, name, values, say, everything }: FilterSelectProps<Value>) {
  const address = useListAddress();
  const unsaid = everything === undefined ? values[0] : '';
  // whoever presses an arrow key again goes on from what was chosen, before the address says so
  const [chosen, choose] = useOptimistic(address.get(name) ?? unsaid);
  const follow = (value: string) =>
    startTransition(async () => {
      choose(value);
      await address.go(address.with({ [name]: value === unsaid ? undefined : value }));
    });
  return (
    <div className="relative max-sm:w-full">
      <select
        aria-label={label}
        value={chosen}
        className="field appearance-none min-h-11! sm:max-w-80 ps-4! pe-10! text-sm! truncate"
        onChange={({ target: { value } }) => follow(value)}
      >
        {everything !== undefined && <option value="">{everything}</option>}
        {values.map((value) => (
          <option key={value} value={value}>
            {say(value)}
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
