import type { ContentLanguage } from '#core/i18n/language.ts';
import { sessionKey, storedSession } from '#features/auth/testing/users.ts';
import { orderInputFor } from '#features/orders/testing/orders.ts';

/** Places an order as a new customer. */
export const placeAsNewCustomer = async (url: string, language: ContentLanguage, fullName: string) => {
  const session = await storedSession(url);
  const { access_token: token, user } = JSON.parse(session);
  const response = await fetch(`${url}/api/orders`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
    },
    body: JSON.stringify(
      orderInputFor({
        language,
        shipping: { ...orderInputFor().shipping, fullName },
        gift: { isGift: true, giftWrap: true, giftMessage: 'كل عام وأنتم بخير' },
      }),
    ),
  });
  const { orderNumber } = (await response.json()) as { orderNumber: string };
  return { session, email: String(user.email), orderNumber };
};

/** Cancels an order through the API, as the admin of a stored session. */
export const cancelAsAdmin = async (
  url: string,
  orderNumber: string,
  stored: Readonly<Record<string, string>>,
): Promise<void> => {
  const headers = {
    'content-type': 'application/json',
    authorization: `Bearer ${JSON.parse(stored[sessionKey] ?? '').access_token}`,
  };
  const listed = await fetch(`${url}/api/admin/orders?language=en&q=${orderNumber}`, { headers });
  const { items } = (await listed.json()) as { items: { id: string }[] };
  const moved = await fetch(`${url}/api/admin/orders/${items[0]?.id}/status`, {
    method: 'PUT',
    headers,
    body: JSON.stringify({ from: 'pending', to: 'cancelled', language: 'en' }),
  });
  if (!moved.ok) throw new Error(`The order was not cancelled: ${moved.status}`);
};
