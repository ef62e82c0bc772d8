import { useRef, useState } from 'react';
import { ListSkeleton } from '#core/admin/list-skeleton.tsx';
import { cairoDay } from '#core/dates/cairo-time.ts';
import { useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { FieldError } from '#core/ui/field.tsx';
import { CourierSelect } from '#features/fulfillment/ui/courier-select.tsx';
import { useCouriers } from '#features/fulfillment/ui/use-couriers.ts';
import { ColumnChoice } from './column-choice.tsx';
import { SettlementPlanView } from './settlement-plan.tsx';
import { SettlementProgress } from './settlement-progress.tsx';
import { useSettlementImport } from './use-settlement-import.ts';

/** Imports a courier's file: select it, map its columns once, preview the result, book it. */
export const SettlementImport = () => {
  const { read: t } = useMessages('admin').settlements;
  const couriers = useCouriers();
  const language = useLanguage();
  const [selectedId, setSelectedId] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const [isMapping, setMapping] = useState(false);
  const { file, plan, settlement, fileError, isBusy, preview, book, clear } = useSettlementImport(language);
  const courierId = selectedId ?? couriers.find(({ isActive }) => isActive)?.id;
  if (courierId === undefined) return <ListSkeleton />;
  if (settlement !== null) return <SettlementProgress settlement={settlement} onRestart={clear} />;
  const hasNoColumns = plan !== null && (plan.plan === null || isMapping);
  return (
    <div className="grid gap-6 max-w-[60rem]" aria-busy={isBusy}>
      <p className="text-base max-w-prose">{t.text}</p>
      <div className="flex flex-wrap items-end gap-3">
        <CourierSelect
          label={t.courier}
          couriers={couriers}
          opened={courierId}
          onChange={(id) => {
            setSelectedId(id);
            clear();
          }}
        />
        <input
          ref={input}
          type="file"
          hidden
          accept=".csv,.txt,.tsv,text/csv,text/plain"
          onChange={({ target }) => {
            const [selected] = target.files ?? [];
            setMapping(false);
            if (selected) void preview(courierId, selected);
            target.value = '';
          }}
        />
        <button
          type="button"
          className={`btn ${file === null ? 'btn-primary' : 'btn-line'}`}
          aria-disabled={isBusy}
          onClick={() => input.current?.click()}
        >
          {file === null ? t.file : t.another}
        </button>
      </div>
      {file !== null && <p className="break-all">{t.selectedFile({ name: file.name })}</p>}
      <div role="status">{fileError !== null && <FieldError id="settlement-fault">{fileError}</FieldError>}</div>
      {plan !== null && hasNoColumns && (
        <ColumnChoice
          courierId={courierId}
          plan={plan}
          onSaved={() => {
            setMapping(false);
            if (file) void preview(courierId, file);
          }}
        />
      )}
      {plan?.plan && !isMapping && (
        <SettlementPlanView
          plan={plan.plan}
          isBusy={isBusy}
          today={cairoDay(plan.at)}
          onBook={(day) => void book(courierId, day)}
          onColumns={() => setMapping(true)}
        />
      )}
    </div>
  );
};
