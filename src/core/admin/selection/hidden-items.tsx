import { formatNumber } from '#core/i18n/format.ts';
import { useLanguage } from '#core/i18n/messages-provider.tsx';
import { Icon } from '#core/ui/icon.tsx';
import type { SelectionTexts } from './selection-texts.ts';
import type { HiddenItems } from './use-hidden-items.ts';

interface HiddenItemListProps {
  readonly hidden: HiddenItems;
  readonly texts: SelectionTexts;
  readonly onRemove: (ids: readonly string[]) => void;
}

/** Lists selected items that the filters hide, with buttons to deselect them. */
export const HiddenItemList = ({ hidden, texts: t, onRemove }: HiddenItemListProps) => (
  <div className="grid gap-2 bg-gold-50 border border-gold-200 px-4 py-3">
    <p role="status" className="font-medium num">
      {t.hidden(hidden.ids.length)}
    </p>
    <HiddenItemNames hidden={hidden} texts={t} onRemove={(id) => onRemove([id])} />
    <p>
      <button type="button" className="link min-h-11" onClick={() => onRemove(hidden.ids)}>
        {t.keepListed}
      </button>
    </p>
  </div>
);

interface HiddenItemNamesProps {
  readonly hidden: HiddenItems;
  readonly texts: SelectionTexts;
  readonly onRemove?: (id: string) => void;
}

/** Names of the first hidden items, and the number of the others. */
export const HiddenItemNames = ({ hidden: { ids, items }, texts: t, onRemove }: HiddenItemNamesProps) => {
  const language = useLanguage();
  const others = ids.length - items.length;
  return (
    <>
      <ul tabIndex={0} aria-label={t.hiddenList} className="max-h-48 overflow-y-auto">
        {items.map(({ id, name, note }) => (
          <li key={id} className="flex items-center gap-x-2 sm:gap-x-4 py-1 sm:py-0">
            <span className="min-w-0 flex flex-wrap gap-x-4 sm:w-96">
              <bdi dir="ltr" title={name} className="code break-all">
                {t.formatName(name)}
              </bdi>
              <bdi className="wrap-anywhere">{note}</bdi>
            </span>
            {onRemove && (
              <button
                type="button"
                aria-label={t.remove({ number: t.formatName(name) })}
                className="grid place-items-center size-11 shrink-0 max-sm:ms-auto"
                onClick={() => onRemove(id)}
              >
                <Icon name="x" className="size-[18px]" />
              </button>
            )}
          </li>
        ))}
      </ul>
      {others > 0 && <p className="text-mist num">{t.moreHidden({ amount: formatNumber(others, language) })}</p>}
    </>
  );
};
