import { type PageOf, ROWS_ON_A_PAGE } from '../../contract/office/listing.ts';
import type { Subscription } from '../../contract/office/newsletter.ts';
import { tellAgreements } from '../consents/tell-agreements.ts';
import { cutPage } from '../database/newest-first.ts';
import type { ShopRoom } from '../shop-room.ts';
import { countSubscriptions, findSubscriptions, type WantedSubscriptions } from './newsletter.repository.ts';

/** Who the newsletter goes to, newest first; `q` is part of an address. */
export const listSubscriptions = async (shop: ShopRoom, wanted: WantedSubscriptions): Promise<PageOf<Subscription>> => {
  const { kysely } = shop.database;
  const [found, counted] = await Promise.all([
    findSubscriptions(kysely, wanted, ROWS_ON_A_PAGE + 1),
    countSubscriptions(kysely, wanted.q),
  ]);
  const { rows, next } = cutPage(found, ROWS_ON_A_PAGE);
  const agreed = await tellAgreements(
    shop,
    'newsletter',
    rows.map(({ email }) => email),
  );
  return {
    rows: rows.map(({ id, email, created_at }, index) => ({
      id,
      email,
      createdAt: created_at.toISOString(),
      agreed: agreed[index] ?? null,
    })),
    ...counted,
    next,
  };
};
