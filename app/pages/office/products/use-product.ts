import { useCallback, useEffect, useState } from 'react';
import type { OfficeProduct } from '../../../../contract/office/products.ts';
import { loadOffice } from '../../../api/office-in-browser.ts';
import { useOffice } from '../office-context.ts';

/** One product as an admin may change it. */
export interface OpenProduct {
  /** Null until it has come. */
  readonly product: OfficeProduct | null;
  readonly hasFailed: boolean;
  readonly loadAgain: () => void;
  /** What it has become. */
  readonly show: (product: OfficeProduct) => void;
}

/** Asks the shop for a product. */
export function useProduct(id: string): OpenProduct {
  const { fail } = useOffice();
  const [product, show] = useState<OfficeProduct | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(async () => {
    setFailed(false);
    try {
      const office = await loadOffice();
      show(await office.products.show({ id }));
    } catch (error) {
      setFailed(true);
      fail(error);
    }
  }, [id, fail]);
  useEffect(() => void load(), [load]);
  return { product, hasFailed, loadAgain: () => void load(), show };
}
