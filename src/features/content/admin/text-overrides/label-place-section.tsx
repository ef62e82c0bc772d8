import { useId, useState } from 'react';
import { useMessages } from '#core/i18n/messages-provider.tsx';
import { type MessageLocation } from '#core/i18n/override-facts.ts';
import { Icon } from '#core/ui/icon.tsx';

import { LabelRow } from './label-row.tsx';
import type { EditedLabels } from './use-edited-labels.ts';

/** Messages of one location, rendered once opened. A text refused by the server opens it. */
export const LabelPlaceSection = ({ edited, place }: { edited: EditedLabels; place: MessageLocation }) => {
  const { labels: t } = useMessages('admin');
  const id = useId();
  const [isPressed, setPressed] = useState(false);
  const entries = edited.entries.filter((entry) => entry.place === place);
  const isRefused = entries.some(({ key }) =>
    Object.keys(edited.errors).some((name) => name === key || name.startsWith(`${key}.`)),
  );
  const isOpen = isPressed || isRefused;
  const changed = entries.filter(({ key }) => key in edited.stored || key in edited.drafts).length;
  return (
    <section aria-labelledby={`${id}-title`} className="border-b border-lapis-200">
      <h2 className="text-lg font-medium">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          className="flex items-center gap-3 w-full min-h-14 py-2 text-start"
          onClick={() => setPressed(!isOpen)}
        >
          <span id={`${id}-title`} className="min-w-0">
            {t.places[place]}
          </span>
          {changed > 0 && (
            <span className="px-2 py-0.5 rounded-full bg-lapis-100 text-lapis-800 text-micro font-normal shrink-0">
              {t.changedCount(changed)}
            </span>
          )}
          <span className="ms-auto shrink-0 text-caption text-mist font-normal max-sm:sr-only">
            {t.count(entries.length)}
          </span>
          <Icon
            name="chevron-down"
            className={`size-5 shrink-0 max-sm:ms-auto transition-transform ${isOpen ? '-scale-y-100' : ''}`}
          />
        </button>
      </h2>
      <ul id={id} hidden={!isOpen} className="border-t border-lapis-200">
        {isOpen && entries.map((entry) => <LabelRow key={entry.key} entry={entry} edited={edited} />)}
      </ul>
    </section>
  );
};
