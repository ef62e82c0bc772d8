import { useNavigate } from 'react-router';
import { safeParse } from 'valibot';
import type { ProductDetail } from '../../../contract/products.ts';
import { StockNotificationForm } from '../../../domain/people/forms.ts';
import { loadShop } from '../../api/browser.ts';
import { refusalOf } from '../../api/refusal-of.ts';
import { awaitProduct } from '../../device/awaited.ts';
import { notify } from '../../device/notices.ts';
import { useSession } from '../../device/signed-in.ts';
import { useTalkWords } from '../../device/talk-words.ts';
import { useTillWords } from '../../device/till-words.ts';
import { useLanguage, useWords } from '../../device/words.tsx';
import { EmailField } from '../../parts/email-field.tsx';
import { ProductPicture } from '../../parts/product-picture.tsx';
import { useCheckedForm } from '../../parts/use-checked-form.ts';
import { Dialog } from '../../ui/dialog.tsx';

interface NotifyMeProps {
  readonly product: ProductDetail;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Asks for the address to write to when a product is back; guests may wait too (specification 2, 5, decision 28). */
export const NotifyMe = ({ product, isOpen, onClose }: NotifyMeProps) => {
  const { fields } = useWords();
  const words = useTalkWords().notify;
  const { notices } = useTillWords();
  const language = useLanguage();
  const session = useSession();
  const navigate = useNavigate();
  const { failed, registered } = notices.stock;

  const { errors, isBusy, clear, formProps } = useCheckedForm({
    check: (typed) => safeParse(StockNotificationForm, typed),
    refusedTitle: failed.title,
    onChecked: async ({ email }) => {
      try {
        const shop = await loadShop();
        await shop.stockNotifications.register({ email, productId: product.id, language });
        awaitProduct(product.id);
        notify({ title: registered.title, text: registered.body });
        onClose();
        return null;
      } catch (error) {
        const { code, sentence } = refusalOf(error, language);
        const isBack = code === 'IN_STOCK_ALREADY';
        const text = isBack || code === 'TOO_MANY_REQUESTS' ? sentence : failed.body;
        notify({ title: failed.title, text, tone: 'alarm' });
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
          <span className="block text-sm text-mist">{product.kind}</span>
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
