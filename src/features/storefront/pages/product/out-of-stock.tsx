import { Suspense, useState } from 'react';
import { preloadMessages, useMessages } from '#core/i18n/messages-provider.tsx';
import { Icon } from '#core/ui/icon.tsx';
import { lazyOnDemand } from '#core/ui/lazy-on-demand.tsx';
import { useSession } from '#features/auth/ui/use-session.ts';
import type { ProductDetail } from '#features/products/products.contract.ts';
import { useHasStockNotification } from '#features/stock-notifications/ui/stock-notifications.ts';

preloadMessages('productDetails');

const StockNotificationDialog = lazyOnDemand(
  async () => (await import('#features/stock-notifications/ui/stock-notification-dialog.tsx')).StockNotificationDialog,
);

const OwnUnpaidOrder = lazyOnDemand(
  async () => (await import('#features/orders/ui/own-unpaid-order.tsx')).OwnUnpaidOrder,
  () => null,
);

/** Sold-out note with the offer of a stock notification (specification 2, decision 28). */
export const OutOfStock = ({ product }: { product: ProductDetail }) => {
  const t = useMessages('common').product;
  const { notify } = useMessages('productDetails');
  const [isAsking, setAsking] = useState<boolean | null>(null);
  const session = useSession();
  const isSubscribed = useHasStockNotification(product.id);
  return (
    <>
      <p className="flex items-center gap-3 mt-3 px-5 min-h-13 bg-glaze font-medium">
        <Icon name="circle-slash" className="size-5 text-mist" />
        {t.outOfStock}
      </p>
      {session && (
        <Suspense>
          <OwnUnpaidOrder productId={product.id} />
        </Suspense>
      )}
      {isSubscribed && (
        <p className="flex items-center gap-2 mt-3 text-sm text-malachite-700">
          <Icon name="check" className="size-[18px]" />
          {notify.registered}
        </p>
      )}
      <button
        type="button"
        aria-haspopup="dialog"
        className={`btn w-full mt-3 ${isSubscribed ? 'btn-line' : 'btn-primary'}`}
        onClick={() => setAsking(true)}
      >
        {isSubscribed ? notify.again : notify.title}
      </button>
      {isAsking !== null && (
        <Suspense>
          <StockNotificationDialog product={product} isOpen={isAsking} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
};
