import { editorialOf } from '../../../locales/editorial.ts';
import { visitContext } from '../../api/visit.ts';
import { MailLink } from '../../parts/mail-link.tsx';
import { readHead } from '../../parts/read-head.ts';
import type { Press } from '../../parts/use-mail-link.ts';
import { writeHead } from '../../parts/write-head.ts';
import type { Route } from './+types/confirm-newsletter.ts';

export const loader = ({ context }: Route.LoaderArgs) => {
  const { language, publicUrl } = context.get(visitContext);
  const { subscribing, meta } = editorialOf(language);
  return {
    copy: subscribing,
    head: writeHead({ ...meta.confirmNewsletter, language, publicUrl, path: '/confirm-newsletter', isPrivate: true }),
  };
};

export const meta = readHead;

const press: Press = (shop, token) => shop.people.confirmSubscription({ token });

/** Subscribes the address whose mail led here to the newsletter (decision 171). */
export default function ConfirmNewsletter({ loaderData: { copy } }: Route.ComponentProps) {
  return <MailLink copy={copy} press={press} />;
}
