import { Suspense, useState } from 'react';
import type { ProductDetail } from '../../../contract/products.ts';
import { lazyOnDemand } from '../../components/lazy-on-demand.tsx';
import { preloadMessages, useMessages } from '../../i18n/messages.tsx';
import { useHasStockNotification } from '../../state/stock-notifications.ts';
import { Icon } from '../../ui/icon.tsx';

preloadMessages('productDetails');

const StockNotificationDialog = lazyOnDemand(
  async () => (await import('./stock-notification-dialog.tsx')).StockNotificationDialog,
);

/** Sold-out note with the offer of a stock notification (specification 2, decision 28). */
export const OutOfStock = ({ product }: { product: ProductDetail }) => {
  const words = useMessages('common').product;
  const { notify } = useMessages('productDetails');
  const [isAsking, setAsking] = useState<boolean | null>(null);
  const isAwaited = useHasStockNotification(product.id);
  return (
    <>
      <p className="flex items-center gap-3 mt-3 px-5 min-h-13 bg-glaze font-medium">
        <Icon name="circle-slash" className="size-5 text-mist" />
        {words.outOfStock}
      </p>
      {isAwaited && (
        <p className="flex items-center gap-2 mt-3 text-sm text-malachite-700">
          <Icon name="check" className="size-[18px]" />
          {notify.told}
        </p>
      )}
      <button
        type="button"
        aria-haspopup="dialog"
        className={`btn w-full mt-3 ${isAwaited ? 'btn-line' : 'btn-primary'}`}
        onClick={() => setAsking(true)}
      >
        {isAwaited ? notify.again : notify.title}
      </button>
      {isAsking !== null && (
        <Suspense>
          <StockNotificationDialog product={product} isOpen={isAsking} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
};
