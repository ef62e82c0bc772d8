import { useState } from 'react';
import { cairoMinute, instantOfCairoMinute } from '#core/dates/cairo-time.ts';
import { useMessages } from '#core/i18n/messages-provider.tsx';
import { Field } from '#core/ui/field.tsx';
import { legalPageNames } from '../policy-page-names.ts';
import type { EditedPage } from './use-edited-page.ts';

/** Saves the text as a draft, publishes it now or at a scheduled time, or cancels the schedule. */
export const Publication = ({ edited }: { edited: EditedPage }) => {
  const { pages: t } = useMessages('admin');
  const { fields } = useMessages('common');
  const [isPlanning, setPlanning] = useState(false);
  const { newest, isBusy } = edited;
  const isUnread = newest.state === 'default' && legalPageNames.some((name) => name === edited.name);
  const busy = { 'aria-busy': isBusy, 'aria-disabled': isBusy };
  return (
    <div className="md:sticky md:bottom-0 z-10 py-4 mt-8 bg-white border-t border-lapis-900">
      {isUnread && <p className="text-sm text-mist pb-3">{t.unread}</p>}
      <div className="flex flex-wrap gap-3">
        <button type="button" className="btn btn-primary" {...busy} onClick={() => void edited.save('now')}>
          {isBusy ? fields.wait : t.publish}
        </button>
        <button type="button" className="btn btn-line" {...busy} onClick={() => void edited.save(null)}>
          {t.saveDraft}
        </button>
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
      {newest.state === 'planned' && <p className="text-sm text-mist pt-3">{t.plan.note}</p>}
      <div id="plan" hidden={!isPlanning}>
        {isPlanning && <Plan edited={edited} />}
      </div>
    </div>
  );
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
    <div className="grid sm:flex items-start gap-x-4 gap-y-4 pt-6">
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
