import { type EndpointExamples, idOf } from '#tests/support/example-data.ts';
import type { OpenShop } from '#tests/support/shop/in-process-shop.ts';

const someMessage = (shop: OpenShop) =>
  idOf(
    shop,
    `insert into contact_messages (name, email, subject, message) values ('سلمى', 'a@example.com', 'سؤال', 'متى؟') returning id`,
  );

export const endpointExamples: EndpointExamples = {
  'admin.contactMessages.updateStatus': async (shop) => ({
    at: { id: await someMessage(shop) },
    body: { status: 'read' },
  }),
  'admin.contactMessages.reply': async (shop) => ({ at: { id: await someMessage(shop) } }),
};
