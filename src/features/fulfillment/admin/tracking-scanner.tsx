import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { localStore } from '#core/browser/storage.ts';
import { useMessages } from '#core/i18n/messages-provider.tsx';
import { Icon } from '#core/ui/icon.tsx';
import { shortOrderNumber } from '#features/orders/order-number.ts';
import { ShipCheckbox } from './ship-checkbox.tsx';
import { type ScanResult, useTrackingScanner } from './use-tracking-scanner.ts';

const SOUND_KEY = 'lazaward-scan-sound';

const colours: Readonly<Record<ScanResult['kind'], string>> = {
  next: 'border-lapis-700 bg-lapis-50',
  success: 'border-malachite-700 bg-malachite-50 text-malachite-700',
  refusal: 'border-carnelian-700 bg-carnelian-50 text-carnelian-700',
};
const icons = { next: 'chevron-right', success: 'check', refusal: 'circle-alert' } as const;

/** Enters tracking numbers with a scanner that types like a keyboard: the order, then its tracking number. */
export const TrackingScanner = () => {
  const { scan: t } = useMessages('admin').trackingNumbers;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [isMuted, setMuted] = useState(() => localStore.read(SOUND_KEY) === 'off');
  const [isShipped, setShipped] = useState(false);
  const { expected, scans, scan, restart } = useTrackingScanner({ isShipped, isMuted });
  const [last] = scans;
  useFocusedField(field);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { currentTarget } = event;
    if (event.key === 'Escape') {
      currentTarget.value = '';
      restart();
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      scan(currentTarget.value);
      currentTarget.value = '';
    }
    const character = toKeyCharacter(event);
    if (character === null) return;
    event.preventDefault();
    const { selectionStart, selectionEnd, value } = currentTarget;
    currentTarget.setRangeText(character, selectionStart ?? value.length, selectionEnd ?? value.length, 'end');
  };
  return (
    <div className="grid gap-6 pt-6 max-w-[48rem]">
      {/* on phones the result of a scan is visible without scrolling */}
      <p className="text-base max-w-prose max-sm:order-last">{t.text}</p>
      <div className="flex flex-wrap items-center gap-x-8 gap-y-2">
        <ShipCheckbox isShipped={isShipped} onChange={setShipped} />
        <label className="flex items-center gap-3 min-h-11 w-fit">
          <input
            type="checkbox"
            checked={!isMuted}
            className="size-6 shrink-0 accent-lapis-700"
            onChange={({ target }) => {
              setMuted(!target.checked);
              localStore.write(SOUND_KEY, target.checked ? 'on' : 'off');
            }}
          />
          <span>{t.sound}</span>
        </label>
      </div>
      <div className="grid gap-3">
        <label htmlFor={id} className="display text-h4">
          {expected === null ? t.expects.order : t.expects.number({ order: shortOrderNumber(expected) })}
        </label>
        <input
          ref={field}
          id={id}
          name="scan"
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="done"
          maxLength={200}
          className="field code text-h4! min-h-16!"
          onKeyDown={onKeyDown}
        />
      </div>
      <div
        role="status"
        aria-atomic="true"
        aria-label={t.result}
        className={`flex items-start gap-4 p-5 border-2 min-h-32 ${last === undefined ? 'border-lapis-200 text-mist' : colours[last.kind]}`}
      >
        {last !== undefined && (
          <Icon name={icons[last.kind]} className={`size-8 shrink-0 ${last.kind === 'next' ? 'rtl:mirror' : ''}`} />
        )}
        {/* a repeated result is a new element, which screen readers announce */}
        <div key={last?.id ?? 0} className="grid gap-2 min-w-0">
          <p className="text-h4 font-medium">{last?.text ?? t.ready}</p>
          {last !== undefined && (
            <bdi dir="ltr" className="code same-side break-all">
              {last.code}
            </bdi>
          )}
        </div>
      </div>
      {expected !== null && (
        <button
          type="button"
          className="btn btn-sm btn-quiet w-fit"
          onClick={() => {
            restart();
            field.current?.focus();
          }}
        >
          {t.restart}
        </button>
      )}
      {scans.length > 1 && (
        <section className="grid gap-2">
          <h2 className="text-caption text-mist">{t.list}</h2>
          <ol className="rows border border-lapis-200 bg-white">
            {scans.slice(1).map(({ id: key, kind, text, code }) => (
              <li key={key} className="flex items-start gap-3 px-4 py-3">
                <Icon
                  name={icons[kind]}
                  className={`size-5 shrink-0 ${kind === 'refusal' ? 'text-carnelian-700' : 'text-malachite-700'}`}
                />
                <span className="grow">{text}</span>
                <bdi dir="ltr" className="code break-all text-mist">
                  {code}
                </bdi>
              </li>
            ))}
          </ol>
        </section>
      )}
    </div>
  );
};

/** Latin letter of a key that types another one: scanners press keys by their position, also in an Arabic layout. */
const toKeyCharacter = ({ key, code, ctrlKey, altKey, metaKey }: KeyboardEvent): string | null => {
  const [, letter] = /^Key([A-Z])$/.exec(code) ?? [];
  if (letter === undefined || ctrlKey || altKey || metaKey) return null;
  return /^[a-z]$/i.test(key) ? null : letter;
};

/** Focuses the field, and again when a key is pressed while nothing has the focus, so that no scan is lost. */
const useFocusedField = (field: React.RefObject<HTMLInputElement | null>) => {
  useEffect(() => {
    const focus = () => {
      const { activeElement } = document;
      const isTyping = activeElement instanceof HTMLInputElement && activeElement.type !== 'checkbox';
      if (!isTyping && document.querySelector('dialog[open]') === null) field.current?.focus();
    };
    const onKeyDown = ({ key, ctrlKey, altKey, metaKey }: globalThis.KeyboardEvent) => {
      // Tab, Space and Enter keep their meaning at other controls
      if (/^[\w\u0600-\u06FF-]{1,2}$/.test(key) && !ctrlKey && !altKey && !metaKey) focus();
    };
    focus();
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [field]);
};
