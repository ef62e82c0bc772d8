import type { PaymentProviderName } from '#features/orders/payment-methods.ts';
import { openShopInBrowser, type ShopInBrowser } from '#tests/support/browser.ts';
import { environmentName } from '../server/settings/payment-environment.ts';
import { getWebhookUrl } from '../server/settings/webhook-url.ts';

/** A gateway on this machine. */
type LocalGateway = {
  /** Values of the provider's fields. */
  readonly values: Readonly<Record<string, string>>;
  /** Registers the shop's webhook URL at the gateway, unless each payment contains it. */
  readonly reportTo?: (webhookUrl: string) => void;
  readonly close: () => Promise<void>;
};

/** A built shop with online payments and its gateway. */
export type PayingShop<Gateway extends LocalGateway> = ShopInBrowser & { readonly gateway: Gateway };

/** Opens the built shop with a gateway, configured by environment variables; the shop closes the gateway. */
export const openPayingShop = async <Gateway extends LocalGateway>(
  provider: PaymentProviderName,
  gateway: Gateway,
): Promise<PayingShop<Gateway>> => {
  const settings = Object.entries(gateway.values).map(([field, value]) => [environmentName(provider, field), value]);
  const shop = await openShopInBrowser(Object.fromEntries(settings));
  gateway.reportTo?.(getWebhookUrl(shop.url, provider));
  return {
    ...shop,
    gateway,
    close: async () => {
      await shop.close();
      await gateway.close();
    },
  };
};
