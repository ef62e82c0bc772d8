import { useParams } from 'react-router';
import { preloadMessages } from '../../../i18n/messages.tsx';
import { PageWith } from '../may.tsx';
import { StockMovements } from './stock-movements.tsx';
import { Stocktaking } from './stocktaking.tsx';

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
