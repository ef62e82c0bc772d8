import { contentOf } from '../../../locales/content.ts';
import { renderContext } from '../../api/server-call.ts';
import { MailLink, type Press } from '../../components/mail-link.tsx';
import { serializeHead } from '../../components/page-meta.ts';
import { readHeadData } from '../../components/read-head-data.ts';
import type { Route } from './+types/unsubscribe.ts';

export const loader = ({ context }: Route.LoaderArgs) => {
  const { language, publicUrl, settings } = context.get(renderContext);
  const { unsubscribe, meta } = contentOf(language, settings);
  return {
    copy: unsubscribe,
    head: serializeHead({ ...meta.unsubscribe, language, publicUrl, path: '/unsubscribe', isPrivate: true }),
  };
};

export const meta = readHeadData;

const press: Press = (shop, token) => shop.unsubscriptions.create({ token });

/** Unsubscribes from the list of the mail that links here (decision 29); mail clients' one-click button posts the same form. */
export default function Unsubscribe({ loaderData: { copy } }: Route.ComponentProps) {
  return <MailLink copy={copy} press={press} />;
}
