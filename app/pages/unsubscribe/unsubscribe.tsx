import { contentOf } from '../../../locales/content.ts';
import { renderContext } from '../../api/server-call.ts';
import { MailLink, type Press } from '../../components/mail-link.tsx';
import { serializeHead } from '../../components/page-meta.ts';
import { readHeadData } from '../../components/read-head-data.ts';

import type { Route } from './+types/unsubscribe.ts';

export const loader = ({ context }: Route.LoaderArgs) => {
  const { language, publicUrl } = context.get(renderContext);
  const { unsubscribe, meta } = contentOf(language);
  return {
    copy: unsubscribe,
    head: serializeHead({ ...meta.unsubscribe, language, publicUrl, path: '/unsubscribe', isPrivate: true }),
  };
};

export const meta = readHeadData;

const press: Press = (shop, token) => shop.unsubscriptions.create({ token });

/** Leaves the list of the mail whose link led here (decision 29); the mailbox's own button sends the same form. */
export default function Unsubscribe({ loaderData: { copy } }: Route.ComponentProps) {
  return <MailLink copy={copy} press={press} />;
}
