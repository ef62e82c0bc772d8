import { useState } from 'react';
import { useAdminContext } from '#core/admin/admin-context.ts';
import { ConfirmDialog } from '#core/admin/confirm-dialog.tsx';
import { HiddenItemNames } from '#core/admin/selection/hidden-items.tsx';
import type { SelectionTexts } from '#core/admin/selection/selection-texts.ts';
import type { HiddenItems } from '#core/admin/selection/use-hidden-items.ts';
import { loadAdminClient } from '#core/api/load-admin-client.ts';
import { formatMoney } from '#core/i18n/format.ts';
import { useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { useNewestResponse } from '#core/ui/use-newest-response.ts';
import {
  type BulkPreview,
  type OrderBulkAction,
  type OrderBulkActionName,
  toShortName,
} from '../bulk-orders.admin.contract.ts';

/** A bulk action to confirm. */
export type ActionToConfirm =
  | { readonly name: Exclude<OrderBulkActionName, 'orders.pack'> }
  | { readonly name: 'orders.pack'; readonly courierId: string };

interface BulkConfirmProps {
  readonly action: ActionToConfirm;
  readonly orderIds: readonly string[];
  readonly hidden: HiddenItems;
  readonly texts: SelectionTexts;
  readonly isBusy: boolean;
  /** Called with the key of this dialog, so that a repeated click starts the action once. */
  readonly onYes: (key: string, change: OrderBulkAction) => void;
  readonly onClose: () => void;
}

/** Question before a bulk action: number of orders, hidden ones, mails and money; a cancellation asks about refunds. */
export const BulkConfirm = ({ action, orderIds, hidden, texts: t, isBusy, onYes, onClose }: BulkConfirmProps) => {
  const { shipments, bulkOrders, orders } = useMessages('admin');
  const { may, fail } = useAdminContext();
  const [key] = useState(() => crypto.randomUUID());
  const [isRefunded, setRefunded] = useState(may('refunds.write'));
  const { name } = action;
  const { data: preview } = useNewestResponse(
    name,
    async () => (await loadAdminClient()).bulkOrders.preview({ ids: [...orderIds], action: name }),
    (error) => {
      fail(error);
      onClose();
    },
  );
  return (
    <ConfirmDialog
      title={bulkOrders.confirm[toShortName(name)]}
      button={shipments.selection.yes}
      no={orders.confirm.no}
      // the admin must see the preview before confirming
      isBusy={isBusy || preview === null}
      onYes={() => {
        if (preview !== null) onYes(key, toChange(action, isRefunded && preview.refunds.byGateway > 0));
      }}
      onClose={onClose}
    >
      <p className="num">{t.count(orderIds.length)}</p>
      {hidden.ids.length > 0 && (
        <div>
          <p className="font-medium num">{t.hidden(hidden.ids.length)}</p>
          <HiddenItemNames hidden={hidden} texts={t} />
        </div>
      )}
      {name === 'orders.cancel' && <p>{bulkOrders.cancelled}</p>}
      <Effects name={name} preview={preview} />
      {preview !== null && preview.refunds.byGateway > 0 && may('refunds.write') && (
        <RefundChoice amount={preview.refunds.byGateway} isRefunded={isRefunded} onChange={setRefunded} />
      )}
      <p>{bulkOrders.others}</p>
    </ConfirmDialog>
  );
};

const toChange = (action: ActionToConfirm, isRefunded: boolean): OrderBulkAction => {
  if (action.name === 'orders.pack') return { action: action.name, courierId: action.courierId };
  if (action.name === 'orders.cancel') return { action: action.name, refund: isRefunded };
  return { action: action.name };
};

/** Current counts of the server: eligible orders, mails, recorded payments, and refunds by hand. */
const Effects = ({ name, preview }: { name: OrderBulkActionName; preview: BulkPreview | null }) => {
  const { bulkOrders: t } = useMessages('admin');
  const { fields } = useMessages('common');
  const language = useLanguage();
  return (
    <div role="status" className="grid gap-3 num">
      {preview === null ? (
        <p className="text-mist">{fields.wait}</p>
      ) : (
        <>
          <p>{t.possible(preview.orders)}</p>
          {name === 'orders.pay' && preview.amount > 0 && (
            <p>{t.amount({ amount: formatMoney(preview.amount, language) })}</p>
          )}
          <p>{t.mails(preview.mails)}</p>
          {preview.refunds.byHand > 0 && <p>{t.byHand({ amount: formatMoney(preview.refunds.byHand, language) })}</p>}
        </>
      )}
    </div>
  );
};

interface RefundChoiceProps {
  readonly amount: number;
  readonly isRefunded: boolean;
  readonly onChange: (isRefunded: boolean) => void;
}

const RefundChoice = ({ amount, isRefunded, onChange }: RefundChoiceProps) => {
  const { bulkOrders: t } = useMessages('admin');
  const language = useLanguage();
  return (
    <div className="grid gap-1">
      <label className="flex items-center gap-3 min-h-11 font-medium">
        <input
          type="checkbox"
          checked={isRefunded}
          className="size-6 shrink-0 accent-lapis-700"
          onChange={({ target }) => onChange(target.checked)}
        />
        {t.refund({ amount: formatMoney(amount, language) })}
      </label>
      <p className="text-sm text-mist">{isRefunded ? t.refunded : t.keeps}</p>
    </div>
  );
};
