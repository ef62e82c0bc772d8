import { useParams } from 'react-router';
import { PageWith } from '#core/admin/require-permission.tsx';
import { preloadMessages } from '#core/i18n/messages-provider.tsx';
import { StockMovements } from './stock-movements.route.tsx';
import { Stocktaking } from './stocktake.route.tsx';

preloadMessages('admin');

/** Stock: its movements, or a stocktaking (decision 199). */
export const Stock = () => {
  if (useParams().page !== 'count') return <StockMovements />;
  return (
    <PageWith right="catalogue.write">
      <Stocktaking />
    </PageWith>
  );
};
