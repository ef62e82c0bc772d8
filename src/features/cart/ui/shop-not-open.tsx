import { useMessages, useSettings } from '#core/i18n/messages-provider.tsx';
import { Icon } from '#core/ui/icon.tsx';
import { useIsStaff } from '#features/auth/ui/use-is-staff.ts';

/** Whether the visitor may order: anyone in an open shop, staff always (decision 237). The server decides. */
export const useMayOrder = (): boolean => {
  const { isOpen } = useSettings();
  const isStaff = useIsStaff(!isOpen);
  return isOpen || isStaff;
};

/** Notice that the shop takes no orders yet; renders nothing in an open shop. */
export const ShopNotOpen = ({ className = '' }: { readonly className?: string }) => {
  const { notOpen } = useMessages('cart').cart;
  const { isOpen } = useSettings();
  const mayOrder = useMayOrder();
  if (isOpen) return null;
  return (
    <div role="status" className={`flex gap-4 bg-gold-50 border border-gold-200 px-5 py-4 ${className}`}>
      <Icon name="info" className="size-6 shrink-0 text-gold-800" />
      <p>
        <span className="font-medium block">{notOpen.title}</span>
        <span className="block">{mayOrder ? notOpen.staff : notOpen.text}</span>
      </p>
    </div>
  );
};
