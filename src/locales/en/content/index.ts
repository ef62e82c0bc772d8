import type { SameShape } from '../../same-shape.ts';
import { about } from './about.ts';
import { contact } from './contact.ts';
import { devMailbox } from './dev-mailbox.ts';
import { home } from './home.ts';
import { mail } from './mail.ts';
import { meta } from './meta.ts';
import { newsletterConfirmation } from './newsletter-confirmation.ts';
import { search } from './search.ts';
import { sellerChat } from './seller-chat.ts';
import { unsubscribe } from './unsubscribe.ts';

export const content: SameShape<typeof import('../../ar/content/index.ts').content> = (shop) => ({
  about: about(shop),
  contact: contact(shop),
  home: home(shop),
  unsubscribe,
  mail: mail(shop),
  meta: meta(shop),
  devMailbox,
  search,
  newsletterConfirmation,
  sellerChat: sellerChat(shop),
});
