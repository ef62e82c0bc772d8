import { useState } from 'react';
import { SaveBar } from '#core/admin/save-bar.tsx';
import { settingPath } from '#core/admin/settings-nav.tsx';
import { cairoMinute, instantOfCairoMinute } from '#core/dates/cairo-time.ts';
import { useMessages } from '#core/i18n/messages-provider.tsx';
import { Field } from '#core/ui/field.tsx';
import { groupOf } from '../designed-page-fields.ts';
import { legalPageNames } from '../policy-page-names.ts';
import { usePageNames, useTitleOfPage } from '../ui/use-page-names.ts';
import type { EditedPage } from './use-edited-page.ts';

interface PublicationProps {
  readonly edited: EditedPage;
  readonly getChanges: () => readonly string[] | null;
}

/** Saves the text as a draft, publishes it now or at a scheduled time, or cancels the schedule. */
export const Publication = ({ edited, getChanges }: PublicationProps) => {
  const { pages: t } = useMessages('admin');
  const { fields } = useMessages('common');
  const [isPlanning, setPlanning] = useState(false);
  const { newest, isBusy } = edited;
  const isUnread = newest.state === 'default' && legalPageNames.some((name) => name === edited.name);
  const busy = { 'aria-busy': isBusy, 'aria-disabled': isBusy };
  const changes = useChangeNames(edited);
  return (
    <>
      <div className="mt-8">
        {isUnread && <p className="text-sm text-mist pb-3">{t.unread}</p>}
        {newest.state === 'planned' && <p className="text-sm text-mist pb-3">{t.plan.note}</p>}
        <div className="flex flex-wrap gap-3 pb-6">
          <button
            type="button"
            className="btn btn-quiet"
            aria-expanded={isPlanning}
            aria-controls="plan"
            onClick={() => setPlanning(!isPlanning)}
          >
            {t.plan.open}
          </button>
          {newest.state === 'planned' && (
            <button type="button" className="btn btn-quiet" {...busy} onClick={() => void edited.cancelPlan()}>
              {t.plan.cancel}
            </button>
          )}
        </div>
        <div id="plan" hidden={!isPlanning}>
          {isPlanning && <Plan edited={edited} />}
        </div>
      </div>
      <SaveBar
        form={edited.form}
        getChanges={getChanges}
        changes={changes}
        onDiscard={edited.discard}
        onSave={() => void edited.save(null)}
      >
        <button type="button" className="btn btn-primary" {...busy} onClick={() => void edited.save('now')}>
          {isBusy ? fields.wait : t.publish}
        </button>
        <button type="button" className="btn btn-line" {...busy} onClick={() => void edited.save(null)}>
          {t.saveDraft}
        </button>
        <NextLegalPage edited={edited} />
      </SaveBar>
    </>
  );
};

/** Links a legal text to the next one after its first publication: an owner of a new shop publishes all of them in turn. */
const NextLegalPage = ({ edited: { name, newest } }: Pick<PublicationProps, 'edited'>) => {
  const { pages: t } = useMessages('admin');
  const titleOf = useTitleOfPage();
  const [wasUnread] = useState(newest.state === 'default');
  const index = legalPageNames.findIndex((each) => each === name);
  const next = index < 0 ? undefined : legalPageNames[index + 1];
  if (next === undefined || !wasUnread || newest.state !== 'published') return null;
  return (
    <a href={settingPath(`pages/${next}`)} className="btn btn-quiet">
      {t.next({ page: titleOf(next) })}
    </a>
  );
};

/** Names of the changed texts: part, text and language of a designed page, or the language of another page. */
const useChangeNames = ({ changes }: EditedPage): readonly string[] => {
  const { languages } = useMessages('admin').pages;
  const names = usePageNames();
  return changes.map((path) => {
    const [language = '', field] = path.split('.');
    const ofLanguage = languages[language === 'ar' ? 'ar' : 'en'];
    return field === undefined ? ofLanguage : `${names.group(groupOf(field))}: ${names.field(field)} (${ofLanguage})`;
  });
};

/** Schedules the publication, in Cairo time. */
const Plan = ({ edited }: { edited: EditedPage }) => {
  const { plan } = useMessages('admin').pages;
  const { validation } = useMessages('forms');
  const { newest, isBusy, problems } = edited;
  const planned = newest.state === 'planned' && newest.publishedAt !== null ? new Date(newest.publishedAt) : null;
  const [minute, setMinute] = useState(planned ? cairoMinute(planned) : '');
  const [now] = useState(() => cairoMinute(new Date()));
  const save = () => {
    const moment = instantOfCairoMinute(minute);
    if (moment === null) return edited.refuseMoment(validation['moment.typed']);
    void edited.save(moment.toISOString());
  };
  return (
    <div className="grid sm:flex items-start gap-x-4 gap-y-4 pb-6">
      <Field
        label={plan.moment}
        name="moment"
        type="datetime-local"
        min={now}
        value={minute}
        onChange={(input) => {
          setMinute(input);
          edited.clearMoment();
        }}
        error={problems.moment}
        hint={plan.hint}
        className="sm:w-72"
      />
      <button
        type="button"
        className="btn btn-primary sm:mt-[1.9rem]"
        aria-busy={isBusy}
        aria-disabled={isBusy}
        onClick={save}
      >
        {plan.button}
      </button>
    </div>
  );
};
