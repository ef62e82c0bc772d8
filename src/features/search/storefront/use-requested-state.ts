import { useNavigation } from 'react-router';
import { type ProductListQueryState, readListUrl } from './product-list-query-state.ts';

/**
 * Returns the state of the list that is loading, otherwise of the displayed one. Links and form changes start from it, so that a
 * second change includes the first.
 */
export const useRequestedState = (displayed: ProductListQueryState): ProductListQueryState => {
  const { location } = useNavigation();
  return (location && readListUrl(location)) ?? displayed;
};
