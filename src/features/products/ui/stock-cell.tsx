import { useMessages } from '#core/i18n/messages-provider.tsx';
import { Icon } from '#core/ui/icon.tsx';
import { LOW_STOCK_THRESHOLD } from '../product-list.ts';

/** Stock of a product; low and zero stock have an icon in addition to their colour. */
export const StockCell = ({ stock }: { stock: number }) => {
  const { products } = useMessages('admin');
  if (stock > LOW_STOCK_THRESHOLD) return <span className="num">{products.stock(stock)}</span>;
  return (
    <span
      className={`inline-flex items-center gap-1.5 num whitespace-nowrap ${stock === 0 ? 'text-carnelian-700' : 'text-gold-800'}`}
    >
      <Icon name={stock === 0 ? 'circle-slash' : 'circle-alert'} className="size-4" />
      {products.stock(stock)}
    </span>
  );
};
