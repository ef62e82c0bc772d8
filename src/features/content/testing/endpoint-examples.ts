import { type EndpointExamples, newestVersion } from '#tests/support/example-data.ts';
import type { OpenShop, SignedIn } from '#tests/support/shop/in-process-shop.ts';

const aPage = { ar: '## الإرجاع\n\nخلال {returnDays}.', en: '## Returns\n\nWithin {returnDays}.' };
const delivery = { at: { name: 'delivery' } };

/** Plans the publication of the page about delivery; returns the planned version. */
const somePlannedPage = async (shop: OpenShop, { userId }: SignedIn): Promise<number> => {
  await shop.database.pool.query(
    `insert into setting_versions (section, version, value, admin_id, published_at)
     values ('page/delivery', $1, $2, $3, now() + interval '1 day')`,
    [(await newestVersion(shop, 'page/delivery')) + 1, JSON.stringify(aPage), userId],
  );
  return newestVersion(shop, 'page/delivery');
};

export const endpointExamples: EndpointExamples = {
  'admin.pages.save': async (shop) => ({
    ...delivery,
    body: { version: await newestVersion(shop, 'page/delivery'), value: aPage, publishAt: 'now' },
  }),
  'admin.pages.cancelPlan': async (shop, person) => ({
    ...delivery,
    body: { version: await somePlannedPage(shop, person) },
  }),
  'admin.pages.restore': async (shop) => ({
    ...delivery,
    body: { version: await newestVersion(shop, 'page/delivery') },
  }),
};
