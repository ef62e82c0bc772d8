import { useNavigate } from 'react-router';
import { safeParse } from 'valibot';
import { loadShopClient } from '#core/api/load-shop-client.ts';
import { readError } from '#core/api/read-error.ts';
import { notify } from '#core/browser/toasts.ts';
import { StockNotificationForm } from '#core/forms/forms.ts';
import { clearStoredInput } from '#core/forms/ui/use-stored-input.ts';
import { preloadMessages, useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { Dialog } from '#core/ui/dialog.tsx';
import { EmailField } from '#core/ui/email-field.tsx';
import { useValidatedForm } from '#core/ui/use-validated-form.ts';
import { useSession } from '#features/auth/ui/use-session.ts';
import type { ProductDetail } from '#features/products/products.contract.ts';
import { ProductPicture } from '#features/products/ui/product-parts.tsx';
import { saveStockNotification } from './stock-notifications.ts';

preloadMessages('forms', 'productDetails');

interface NotifyMeProps {
  readonly product: ProductDetail;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Dialog for the e-mail address of a stock notification, also for guests (specification 2, 5, decision 28). */
export const StockNotificationDialog = ({ product, isOpen, onClose }: NotifyMeProps) => {
  const { fields } = useMessages('common');
  const t = useMessages('productDetails').notify;
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t.title} closeLabel={fields.close}>
      <div className="flex items-center gap-4 mt-4">
        <span className="relative size-20 shrink-0 bg-glaze overflow-hidden">
          <ProductPicture product={product} sizes="80px" />
        </span>
        <span className="min-w-0">
          <span className="name text-xl block">{product.name}</span>
          <span className="block text-sm text-mist">{product.subtitle}</span>
        </span>
      </div>
      <p className="mt-4">{t.text}</p>
      <EmailForm productId={product.id} onClose={onClose} />
    </Dialog>
  );
};

/** Mounted with each opening of the dialog, because a form restores its input when it mounts. */
const EmailForm = ({ productId, onClose }: Pick<NotifyMeProps, 'onClose'> & { readonly productId: string }) => {
  const { fields } = useMessages('common');
  const t = useMessages('productDetails').notify;
  const { notices } = useMessages('forms');
  const language = useLanguage();
  const session = useSession();
  const navigate = useNavigate();
  const { failed, registered } = notices.stock;

  const { errors, isBusy, clear, formProps } = useValidatedForm({
    check: (values) => safeParse(StockNotificationForm, values),
    refusedTitle: failed.title,
    draftName: 'stock-notification',
    onChecked: async ({ email }) => {
      try {
        const shop = await loadShopClient();
        await shop.stockNotifications.create({ email, productId, language });
        clearStoredInput('stock-notification');
        saveStockNotification(productId);
        notify({ title: registered.title, text: registered.body });
        onClose();
        return null;
      } catch (error) {
        const { code, message: sentence } = readError(error, language);
        const isBack = code === 'ALREADY_IN_STOCK';
        const text = isBack || code === 'TOO_MANY_REQUESTS' ? sentence : failed.body;
        notify({ title: failed.title, text, tone: 'error' });
        if (isBack) void navigate('.', { replace: true });
        return { email: text };
      }
    },
  });

  return (
    <form {...formProps} className="grid gap-5 mt-5">
      <EmailField errors={errors} clear={clear} autoComplete="email" defaultValue={session?.email} />
      <button type="submit" className="btn btn-primary" aria-busy={isBusy} aria-disabled={isBusy}>
        {isBusy ? fields.sending : t.submit}
      </button>
    </form>
  );
};
