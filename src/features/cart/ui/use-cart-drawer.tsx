import { type ComponentType, type ReactNode, useState } from 'react';
import { useSettings, withMessages } from '#core/i18n/messages-provider.tsx';
import type { CartItem } from '../cart-item.ts';
import type { CartDrawerProps } from './cart-drawer.tsx';

interface CartDrawerOpener {
  /** The open drawer, or null. */
  readonly drawer: ReactNode;
  /** Opens the drawer, if the owner has enabled it; `before` are the lines before the addition. */
  readonly open: (before: readonly CartItem[]) => void;
}

type OpenDrawer = Pick<CartDrawerProps, 'before'> & { readonly Drawer: ComponentType<CartDrawerProps> };

/** Opens the cart drawer after additions. Does nothing if its code cannot be loaded, which pages load in advance. */
export const useCartDrawer = (): CartDrawerOpener => {
  const { isShown } = useSettings().cartDrawer;
  const [opened, setOpened] = useState<OpenDrawer | null>(null);
  const open = (before: readonly CartItem[]) => {
    if (!isShown) return;
    // do not open once the visitor has interacted
    const interaction = new AbortController();
    for (const event of ['pointerdown', 'keydown'])
      addEventListener(event, () => interaction.abort(), { once: true, signal: interaction.signal, capture: true });
    loadCartDrawer().then(
      (Drawer) => {
        if (interaction.signal.aborted) return;
        interaction.abort();
        setOpened({ Drawer, before });
      },
      () => interaction.abort(),
    );
  };
  return {
    drawer: opened && <opened.Drawer before={opened.before} onClose={() => setOpened(null)} />,
    open,
  };
};

/** Loads the drawer's code and texts; repeated calls use the browser's module cache. */
export const loadCartDrawer = async (): Promise<ComponentType<CartDrawerProps>> =>
  (await withMessages(import('./cart-drawer.tsx'))).CartDrawer;
