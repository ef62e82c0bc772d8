import { serverTexts } from '#core/i18n/server-texts.ts';
import { serializeHead } from '#core/routing/page-meta.ts';
import { readHeadData } from '#core/routing/read-head-data.ts';
import { renderContext } from '#core/routing/render-context.ts';
import { MailLink, type Press } from '#core/ui/mail-link.tsx';
import type { Route } from './+types/unsubscribe.route';

export const loader = ({ context }: Route.LoaderArgs) => {
  const { language, publicUrl, settings } = context.get(renderContext);
  const { unsubscribe, meta } = serverTexts(language, settings);
  return {
    copy: unsubscribe,
    head: serializeHead({ ...meta.unsubscribe, language, publicUrl, path: '/unsubscribe' }),
  };
};

export const meta = readHeadData;

const press: Press = (shop, token) => shop.unsubscriptions.create({ token });

/** Unsubscribes from the list of the mail that links here (decision 29); the one-click button of mail clients posts the same form. */
export default function Unsubscribe({ loaderData: { copy } }: Route.ComponentProps) {
  return <MailLink copy={copy} press={press} />;
}
