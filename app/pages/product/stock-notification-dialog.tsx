import { useNavigate } from 'react-router';
import { safeParse } from 'valibot';
import type { ProductDetail } from '../../../contract/products.ts';
import { StockNotificationForm } from '../../../domain/forms/forms.ts';
import { loadShopClient } from '../../api/load-shop-client.ts';
import { refusalOf } from '../../api/refusal.ts';
import { EmailField } from '../../components/email-field.tsx';
import { ProductPicture } from '../../components/product-parts.tsx';
import { useValidatedForm } from '../../components/use-validated-form.ts';
import { preloadMessages, useLanguage, useMessages } from '../../i18n/messages.tsx';
import { rememberStockNotification } from '../../state/stock-notifications.ts';
import { notify } from '../../state/toasts.ts';
import { useSession } from '../../state/use-session.ts';
import { Dialog } from '../../ui/dialog.tsx';

preloadMessages('forms', 'productDetails');

interface NotifyMeProps {
  readonly product: ProductDetail;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Asks for the e-mail address of a stock notification; open to guests too (specification 2, 5, decision 28). */
export const StockNotificationDialog = ({ product, isOpen, onClose }: NotifyMeProps) => {
  const { fields } = useMessages('common');
  const words = useMessages('productDetails').notify;
  const { notices } = useMessages('forms');
  const language = useLanguage();
  const session = useSession();
  const navigate = useNavigate();
  const { failed, registered } = notices.stock;

  const { errors, isBusy, clear, formProps } = useValidatedForm({
    check: (typed) => safeParse(StockNotificationForm, typed),
    refusedTitle: failed.title,
    onChecked: async ({ email }) => {
      try {
        const shop = await loadShopClient();
        await shop.stockNotifications.create({ email, productId: product.id, language });
        rememberStockNotification(product.id);
        notify({ title: registered.title, text: registered.body });
        onClose();
        return null;
      } catch (error) {
        const { code, message: sentence } = refusalOf(error, language);
        const isBack = code === 'ALREADY_IN_STOCK';
        const text = isBack || code === 'TOO_MANY_REQUESTS' ? sentence : failed.body;
        notify({ title: failed.title, text, tone: 'error' });
        if (isBack) void navigate('.', { replace: true });
        return { email: text };
      }
    },
  });

  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={words.title} closeLabel={fields.close}>
      <div className="flex items-center gap-4 mt-4">
        <span className="relative size-20 shrink-0 bg-glaze overflow-hidden">
          <ProductPicture product={product} sizes="80px" />
        </span>
        <span className="min-w-0">
          <span className="name text-xl block">{product.name}</span>
          <span className="block text-sm text-mist">{product.subtitle}</span>
        </span>
      </div>
      <p className="mt-4">{words.text}</p>
      <form {...formProps} className="grid gap-5 mt-5">
        <EmailField errors={errors} clear={clear} autoComplete="email" defaultValue={session?.email} />
        <button type="submit" className="btn btn-primary" aria-busy={isBusy} aria-disabled={isBusy}>
          {isBusy ? fields.sending : words.submit}
        </button>
      </form>
    </Dialog>
  );
};
