import { editorialOf } from '../../../locales/editorial.ts';
import { visitContext } from '../../api/visit.ts';
import { MailLink } from '../../parts/mail-link.tsx';
import { readHead } from '../../parts/read-head.ts';
import type { Press } from '../../parts/use-mail-link.ts';
import { writeHead } from '../../parts/write-head.ts';
import type { Route } from './+types/unsubscribe.ts';

export const loader = ({ context }: Route.LoaderArgs) => {
  const { language, publicUrl } = context.get(visitContext);
  const { leaving, meta } = editorialOf(language);
  return {
    copy: leaving,
    head: writeHead({ ...meta.unsubscribe, language, publicUrl, path: '/unsubscribe', isPrivate: true }),
  };
};

export const meta = readHead;

const press: Press = (shop, token) => shop.people.unsubscribe({ token });

/** Leaves the list of the mail whose link led here (decision 29); the mailbox's own button sends the same form. */
export default function Unsubscribe({ loaderData: { copy } }: Route.ComponentProps) {
  return <MailLink copy={copy} press={press} />;
}
