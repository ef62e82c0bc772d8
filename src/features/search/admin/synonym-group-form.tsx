import { type FormEvent, type RefObject, useImperativeHandle, useState } from 'react';
import { DiscardableForm, SaveBar } from '#core/admin/save-bar.tsx';
import { UnsavedChangesDialog, useUnsavedChanges } from '#core/admin/unsaved-changes.tsx';
import { useMessages } from '#core/i18n/messages-provider.tsx';
import { Checkbox } from '#core/ui/checkbox.tsx';
import { Field } from '#core/ui/field.tsx';
import { SubmitButton } from '#core/ui/submit-button.tsx';
import { productMarks, type SearchWordRole, type SynonymGroupKind, synonymGroupKinds } from '../synonym-group.ts';
import type { AdminSynonymGroup } from '../synonyms.admin.contract.ts';
import { groupName, groupToInput } from './group-terms.ts';
import { useSaveGroup } from './use-save-group.ts';

interface SynonymGroupFormProps {
  /** Form element, whose input the preview reads. */
  readonly form: RefObject<HTMLFormElement | null>;
  /** Null for a new group. */
  readonly group: AdminSynonymGroup | null;
  /** Prefilled word. */
  readonly word: string | undefined;
  readonly onSaved: (group: AdminSynonymGroup) => void;
  readonly onAcceptTheirVersion: (group: AdminSynonymGroup) => void;
}

/** Form of a synonym group: a field for the words of each role. */
export const SynonymGroupForm = (props: SynonymGroupFormProps) => (
  <DiscardableForm>{(discard) => <GroupForm {...props} onDiscard={discard} />}</DiscardableForm>
);

const GroupForm = ({
  form,
  group,
  word,
  onSaved,
  onAcceptTheirVersion,
  onDiscard,
}: SynonymGroupFormProps & { onDiscard: () => void }) => {
  const { search } = useMessages('admin');
  const { form: t } = search;
  const [kind, setKind] = useState<SynonymGroupKind>(group?.kind ?? 'similar');
  const { errors, isBusy, clear, formProps, current, overwriteWithMine } = useSaveGroup(group, onSaved);
  const { ref } = formProps;
  useImperativeHandle(form, () => ref.current as HTMLFormElement);
  const { confirmation, getChanges } = useUnsavedChanges(ref);
  const initialInput = groupToInput(group, word);
  const updateKind = ({ target }: FormEvent<HTMLFormElement>) => {
    const selectedKind = target instanceof HTMLInputElement && target.name === 'kind' ? target.value : undefined;
    setKind((previous) => synonymGroupKinds.find((option) => option === selectedKind) ?? previous);
  };
  const field = (name: SearchWordRole) => ({
    name,
    error: errors[name],
    onChange: () => clear(name),
    dir: 'auto' as const,
    defaultValue: initialInput[name].join('\n'),
    lines: Math.min(12, Math.max(4, initialInput[name].length + 1)),
  });
  const isSimilar = kind === 'similar';
  return (
    <>
      <form {...formProps} onInput={updateKind} className="grid gap-6 content-start">
        {current && (
          <section aria-labelledby="conflict-title" className="p-4 bg-gold-50 border border-gold-200">
            <h2 id="conflict-title" className="font-medium text-gold-800">
              {search.conflict.title}
            </h2>
            <p className="pt-1 pb-4 wrap-anywhere">{search.conflict.text({ name: groupName(current) })}</p>
            <p className="flex flex-wrap gap-3">
              <button type="button" className="btn btn-sm btn-line" onClick={() => onAcceptTheirVersion(current)}>
                {search.conflict.acceptTheirVersion}
              </button>
              <button type="button" className="btn btn-sm btn-quiet" onClick={overwriteWithMine}>
                {search.conflict.overwriteWithMine}
              </button>
            </p>
          </section>
        )}
        <KindField initialKind={kind} />
        <Field {...field('both')} label={isSimilar ? search.roles.both : search.terms} hint={t.wordsHint} />
        {isSimilar && (
          <>
            <Field {...field('typed')} label={search.roles.typed} hint={t.typedHint} />
            <Field {...field('text')} label={search.roles.text} hint={t.textHint} />
            <fieldset>
              <legend className="text-sm font-medium mb-1.5">{t.marks}</legend>
              <div className="grid sm:grid-cols-2 gap-x-6">
                {productMarks.map((mark) => (
                  <Checkbox key={mark} name={mark} label={search.marks[mark]} isTicked={initialInput.marks.has(mark)} />
                ))}
              </div>
            </fieldset>
            <div>
              <Checkbox name="isMeaning" label={t.isMeaning} isTicked={group?.isMeaning ?? false} />
              <p className="text-sm text-mist">{t.isMeaningHint}</p>
            </div>
          </>
        )}
        <SaveBar form={ref} getChanges={getChanges} onDiscard={onDiscard}>
          <SubmitButton isBusy={isBusy} className="">
            {t.save}
          </SubmitButton>
        </SaveBar>
      </form>
      <UnsavedChangesDialog confirmation={confirmation} />
    </>
  );
};

const KindField = ({ initialKind }: { initialKind: SynonymGroupKind }) => {
  const { kind, kinds, kindHints } = useMessages('admin').search;
  return (
    <fieldset>
      <legend className="text-sm font-medium mb-1.5">{kind}</legend>
      {synonymGroupKinds.map((each) => (
        <label key={each} className="flex items-start gap-2.5 py-2">
          <input
            type="radio"
            name="kind"
            value={each}
            defaultChecked={each === initialKind}
            className="size-5 mt-0.5 shrink-0 accent-lapis-700"
          />
          <span>
            <span className="block text-base">{kinds[each]}</span>
            <span className="text-mist">{kindHints[each]}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
};
