import { useOfficeWords } from '../../../device/office-words.ts';
import { useListAddress } from './use-list-address.ts';

interface ChoicesProps<Value extends string> {
  /** What is chosen, for who cannot see it. */
  readonly label: string;
  /** The filter's name in the address. */
  readonly name: string;
  readonly values: readonly Value[];
  readonly say: (value: Value) => string;
  /** What the list is without this filter, when that is not everything. */
  readonly otherwise?: string;
}

/** One filter of a list as a row of links: everything, or one of its values. */
export function Choices<Value extends string>({ label, name, values, say, otherwise }: ChoicesProps<Value>) {
  const { list } = useOfficeWords().frame;
  const address = useListAddress();
  const chosen = address.get(name);
  return (
    <nav aria-label={label} className="flex flex-wrap gap-2">
      {[undefined, ...values].map((value) => (
        <a
          key={value ?? ''}
          href={address.with({ [name]: value })}
          aria-current={value === chosen ? 'true' : undefined}
          className={`inline-flex items-center min-h-11 px-4 rounded-full border ${value === chosen ? 'bg-lapis-900 text-white border-lapis-900' : 'bg-white border-lapis-200 hover:border-lapis-900'}`}
        >
          {value === undefined ? (otherwise ?? list.all) : say(value)}
        </a>
      ))}
    </nav>
  );
}
