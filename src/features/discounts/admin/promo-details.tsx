import { useState } from 'react';
import { ConfirmDialog } from '#core/admin/confirm-dialog.tsx';
import { RequirePermission } from '#core/admin/require-permission.tsx';
import { useAdminAction } from '#core/admin/use-admin-action.ts';
import { useMessages } from '#core/i18n/messages-provider.tsx';
import type { AdminPromoCode } from '../promo-codes.admin.contract.ts';
import { PromoPreview } from './promo-preview.tsx';

interface PromoDetailsProps {
  readonly promo: AdminPromoCode;
  readonly onEdit: () => void;
  readonly onChanged: (promo: AdminPromoCode) => void;
  readonly onRemoved: () => void;
}

/** Preview and actions of a code. A personal code can only be enabled and disabled (decision 95). */
export const PromoDetails = ({ promo, onEdit, onChanged, onRemoved }: PromoDetailsProps) => {
  const { promoCodes: t } = useMessages('admin');
  const [isConfirming, setConfirming] = useState(false);
  const { run, isBusy } = useAdminAction();
  const { id, isActive, owner, isInOrders } = promo;
  const open = () =>
    run({
      act: (admin) => admin.promoCodes.setActive({ id, isActive: !isActive }),
      notice: isActive ? t.closed : t.opened,
      onDone: onChanged,
    });
  const remove = () => run({ act: (admin) => admin.promoCodes.delete({ id }), notice: t.removed, onDone: onRemoved });
  return (
    <div className="flex flex-wrap items-start gap-x-12 gap-y-5">
      <PromoPreview terms={promo} />
      <RequirePermission permission="promoCodes.write">
        <div className="flex flex-wrap gap-2 ms-auto">
          <button type="button" className="btn btn-sm btn-line" aria-disabled={isBusy} onClick={() => void open()}>
            {isActive ? t.close : t.open}
          </button>
          {owner === null && (
            <button type="button" className="btn btn-sm btn-quiet bg-white" onClick={onEdit}>
              {t.edit}
            </button>
          )}
          {owner === null && !isInOrders && (
            <button type="button" className="btn btn-sm btn-quiet bg-white" onClick={() => setConfirming(true)}>
              {t.remove}
            </button>
          )}
        </div>
      </RequirePermission>
      {isConfirming && (
        <ConfirmDialog
          title={t.confirm.title}
          button={t.remove}
          isBusy={isBusy}
          onYes={() => void remove()}
          onClose={() => setConfirming(false)}
        >
          <p>{t.confirm.text(promo)}</p>
        </ConfirmDialog>
      )}
    </div>
  );
};
