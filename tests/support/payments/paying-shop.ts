import { openShopInBrowser, type ShopInBrowser } from '../browser.ts';
import { openStripeGateway, type StripeGateway } from './stripe-gateway.ts';

/** A built shop in which cards are paid, and the gateway that it uses. */
export type PayingShop = ShopInBrowser & { readonly gateway: StripeGateway };

/** Opens the built shop with a gateway, configured by environment variables. */
export const openPayingShop = async (settings: Readonly<Record<string, string>> = {}): Promise<PayingShop> => {
  const gateway = await openStripeGateway();
  const { secretKey, webhookSecret, url } = gateway.values;
  const shop = await openShopInBrowser({
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_URL: url,
    ...settings,
  });
  gateway.reportTo(`${shop.url}/payments/webhooks/stripe`);
  return {
    ...shop,
    gateway,
    close: async () => {
      await shop.close();
      await gateway.close();
    },
  };
};
