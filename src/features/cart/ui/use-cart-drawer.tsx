import { type ComponentType, type ReactNode, useState } from 'react';
import { useSettings, withMessages } from '#core/i18n/messages-provider.tsx';
import type { CartItem } from '../cart-item.ts';
import type { CartDrawerProps } from './cart-drawer.tsx';

interface CartDrawerOpener {
  /** The open drawer. */
  readonly drawer: ReactNode;
  /** Opens the drawer, if the owner has enabled it, after additions to these lines. */
  readonly open: (before: readonly CartItem[]) => void;
}

type Opened = Pick<CartDrawerProps, 'before'> & { readonly Drawer: ComponentType<CartDrawerProps> };

/** The cart after something was added. Nothing opens where its code cannot be loaded; pages load it before the press. */
export const useCartDrawer = (): CartDrawerOpener => {
  const { isShown } = useSettings().cartDrawer;
  const [opened, setOpened] = useState<Opened | null>(null);
  const open = (before: readonly CartItem[]) => {
    if (!isShown) return;
    // do not open once the visitor has interacted
    const hasGoneOn = new AbortController();
    for (const sign of ['pointerdown', 'keydown'])
      addEventListener(sign, () => hasGoneOn.abort(), { once: true, signal: hasGoneOn.signal, capture: true });
    loadCartDrawer().then(
      (Drawer) => {
        if (hasGoneOn.signal.aborted) return;
        hasGoneOn.abort();
        setOpened({ Drawer, before });
      },
      () => hasGoneOn.abort(),
    );
  };
  return {
    drawer: opened && <opened.Drawer before={opened.before} onClose={() => setOpened(null)} />,
    open,
  };
};

/** Loads the drawer's code and texts; the browser does it once. */
export const loadCartDrawer = async (): Promise<ComponentType<CartDrawerProps>> =>
  (await withMessages(import('./cart-drawer.tsx'))).CartDrawer;
