import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { SaveBar } from '#core/admin/save-bar.tsx';
import { UnsavedChangesDialog, useUnsavedChanges } from '#core/admin/unsaved-changes.tsx';
import { useListUrl } from '#core/admin/use-list-url.ts';
import { SectionHistory } from '#core/admin/versions/section-history.tsx';
import { ConflictPanel } from '#core/fields/ui/conflict-panel.tsx';
import { useContentLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { messageLocations } from '#core/i18n/override-facts.ts';
import type { SettingVersion } from '#core/settings/setting-version.ts';
import { Icon } from '#core/ui/icon.tsx';
import { SubmitButton } from '#core/ui/submit-button.tsx';

import type { MessageDefinition } from '../../text-overrides/text-overrides.admin.contract.ts';
import { differingEntries, LabelDifferences } from './label-differences.tsx';
import { LabelPlaceSection } from './label-place-section.tsx';
import { LabelRow } from './label-row.tsx';
import { type StoredLabels, searchEntries, textsOf, withDrafts } from './own-texts.ts';
import { type EditedLabels, useEditedLabels } from './use-edited-labels.ts';

interface LabelEditorProps {
  readonly entries: readonly MessageDefinition[];
  readonly opened: SettingVersion;
  readonly onSaved: (version: SettingVersion) => void;
}

/** Messages by location, or the search results, with one button that saves all changes. */
export const LabelEditor = ({ entries, opened, onSaved }: LabelEditorProps) => {
  const { labels: t } = useMessages('admin');
  const edited = useEditedLabels(entries, opened, onSaved);
  const { drafts, errors, conflict } = edited;
  const { query, isOnlyChanged, filter } = useLabelFilter();
  const form = useRef<HTMLFormElement>(null);
  const { confirmation, getChanges } = useUnsavedChanges(form);
  const hasErrors = Object.keys(errors).length > 0;
  useEffect(() => {
    if (hasErrors) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [hasErrors]);
  return (
    <>
      {conflict && <LabelConflict key={conflict.version} edited={edited} current={conflict} />}
      <form
        ref={form}
        noValidate
        method="post"
        onSubmit={(event) => {
          event.preventDefault();
          void edited.save();
        }}
      >
        {/* compared by the check for unsaved changes */}
        <input type="hidden" name="drafts" value={JSON.stringify(drafts)} />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3 pb-6">
          <SearchLabels query={query} onChange={(q) => filter({ q })} />
          <label className="inline-flex items-center gap-2.5 min-h-11 text-base">
            <input
              type="checkbox"
              checked={isOnlyChanged}
              className="size-5 accent-lapis-700"
              onChange={({ target }) => filter({ changed: target.checked ? 'yes' : undefined })}
            />
            {t.onlyChanged}
          </label>
        </div>
        {query.trim() !== '' || isOnlyChanged ? (
          <MatchingLabels key={`${query} ${isOnlyChanged}`} {...{ edited, query, isOnlyChanged }} />
        ) : (
          <div className="border-t border-lapis-900">
            {messageLocations.map((place) => (
              <LabelPlaceSection key={place} edited={edited} place={place} />
            ))}
          </div>
        )}
        <LabelsBar edited={edited} form={form} getChanges={getChanges} />
      </form>
      <SectionHistory
        key={edited.version.version}
        edited={edited}
        renderChanges={(before, after, { label, ...headings }) => {
          const [old, next] = [before.value as StoredLabels, after.value as StoredLabels];
          const differing = differingEntries(entries, old, next);
          return differing.length === 0 ? null : (
            <LabelDifferences
              label={label}
              entries={differing}
              before={{ heading: headings.before, labels: old }}
              after={{ heading: headings.after, labels: next }}
            />
          );
        }}
      />
      <UnsavedChangesDialog confirmation={confirmation} />
    </>
  );
};

/** Search and filter of the texts, also stored in the URL to survive a language switch and a reload. */
const useLabelFilter = () => {
  const address = useListUrl();
  // the URL is updated too late to control an input
  const [state, setState] = useState({ q: address.get('q') ?? '', changed: address.get('changed') });
  const filter = (changes: Partial<typeof state>) => {
    const next = { ...state, ...changes };
    setState(next);
    void address.go(address.with(next), { replace: true });
  };
  return { query: state.q, isOnlyChanged: state.changed === 'yes', filter };
};

const SearchLabels = ({ query, onChange }: { query: string; onChange: (query: string) => void }) => {
  const { labels: t } = useMessages('admin');
  return (
    <search className="relative w-full sm:w-80">
      <input
        type="search"
        aria-label={t.search}
        placeholder={t.search}
        value={query}
        maxLength={100}
        autoComplete="off"
        className="field min-h-11! ps-11! text-sm! [&::-webkit-search-cancel-button]:hidden"
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      <Icon name="search" className="size-[18px] absolute inset-y-0 my-auto start-3.5 text-mist pointer-events-none" />
    </search>
  );
};

/** Rows of a search that are rendered at a time. */
const STEP = 40;

interface MatchingLabelsProps {
  readonly edited: EditedLabels;
  readonly query: string;
  readonly isOnlyChanged: boolean;
}

/** Search results; they stay listed while their texts are edited. */
const MatchingLabels = ({ edited, query, isOnlyChanged }: MatchingLabelsProps) => {
  const { labels: t } = useMessages('admin');
  const [limit, setLimit] = useState(STEP);
  const { entries, stored, version } = edited;
  const now = useRef(edited);
  now.current = edited;
  const matches = useMemo(() => {
    const { drafts, textsOf: currentTexts } = now.current;
    const candidates = isOnlyChanged ? entries.filter(({ key }) => key in stored || key in drafts) : entries;
    return version && searchEntries(candidates, query, currentTexts);
  }, [entries, stored, version, query, isOnlyChanged]);
  return (
    <section aria-labelledby="found-labels">
      <p id="found-labels" role="status" className="text-mist pb-3">
        {t.matchCount(matches.length)}
      </p>
      <ul className="border-t border-lapis-900">
        {matches.slice(0, limit).map((entry) => (
          <LabelRow key={entry.key} entry={entry} edited={edited} hasPlace />
        ))}
      </ul>
      {matches.length > limit && (
        <p className="pt-4">
          <button type="button" className="btn btn-sm btn-quiet" onClick={() => setLimit(limit + STEP)}>
            {t.showMore}
          </button>
        </p>
      )}
    </section>
  );
};

interface LabelsBarProps {
  readonly edited: EditedLabels;
  readonly form: RefObject<HTMLFormElement | null>;
  readonly getChanges: () => readonly string[] | null;
}

/** Save bar with the default texts of the changed messages. */
const LabelsBar = ({ edited, form, getChanges }: LabelsBarProps) => {
  const { labels: t } = useMessages('admin');
  const language = useContentLanguage();
  const { entries, drafts, isBusy, discard } = edited;
  const changes = entries.filter(({ key }) => key in drafts).map((entry) => textsOf(entry)[language] || entry.key);
  return (
    <SaveBar form={form} getChanges={getChanges} changes={changes} onDiscard={discard} className="mt-8">
      <SubmitButton isBusy={isBusy} className="">
        {t.save}
      </SubmitButton>
    </SaveBar>
  );
};

/** Edit conflict: texts that both admins have changed, side by side, and the choice between them. */
const LabelConflict = ({ edited, current }: { edited: EditedLabels; current: SettingVersion }) => {
  const { conflict: t } = useMessages('admin').labels;
  const { entries, drafts, stored, isBusy } = edited;
  const their = current.value as StoredLabels;
  const mine = withDrafts(entries, their, drafts);
  const theirChanges = new Set(differingEntries(entries, stored, their));
  const both = differingEntries(entries, their, mine).filter((entry) => theirChanges.has(entry));
  return (
    <ConflictPanel
      title={t.title}
      texts={t}
      current={current}
      differences={
        both.length === 0 ? null : (
          <LabelDifferences
            label={t.title}
            entries={both}
            before={{ heading: t.current, labels: their }}
            after={{ heading: t.mine, labels: mine }}
          />
        )
      }
      isBusy={isBusy}
      onKeepMine={() => void edited.keepMine()}
      onTakeCurrent={edited.acceptTheirVersion}
    />
  );
};
