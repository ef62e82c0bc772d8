import { useEffect, useRef } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { useListAddress } from './use-list-address.ts';

/** How long typing must rest before the list follows it, in milliseconds. */
const TYPING_RESTS_AFTER = 300;
const MAX_QUERY = 100;

/** Searches a list as it is typed in; however much is typed, one step back leads out of it. */
export const SearchField = ({ label }: { label: string }) => {
  const address = useListAddress();
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const q = address.get('q') ?? '';
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    // a step back is shown in the field, but nobody who types is interrupted
    if (input.current && document.activeElement !== input.current) input.current.value = q;
  }, [q]);
  const follow = () => {
    clearTimeout(timer.current);
    const typed = input.current?.value.trim() ?? '';
    if (typed !== q) void address.go(address.with({ q: typed }), { replace: q !== '' });
  };
  // a filter may have been chosen since the typing began
  const followNow = useRef(follow);
  followNow.current = follow;
  return (
    <search className="w-full md:w-80">
      <form
        className="relative"
        onSubmit={(event) => {
          event.preventDefault();
          follow();
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
          className="field min-h-11! ps-11! text-sm! [&::-webkit-search-cancel-button]:hidden"
          onChange={() => {
            clearTimeout(timer.current);
            timer.current = setTimeout(() => followNow.current(), TYPING_RESTS_AFTER);
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
