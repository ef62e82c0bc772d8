import { editorialOf } from '../../../locales/editorial.ts';
import { loadEntryMessages } from '../../../locales/load-rooms.ts';
import { visitContext } from '../../api/visit.ts';
import { useEntryWords } from '../../device/entry-words.ts';
import { readHead } from '../../parts/read-head.ts';
import { SubmitButton } from '../../parts/submit-button.tsx';
import { titled } from '../../parts/titled.ts';
import { writeHead } from '../../parts/write-head.ts';
import type { Route } from './+types/confirm.ts';
import { EntryFrame } from './entry-frame.tsx';
import { readLinkType } from './entry-steps.ts';
import { LinkEnd } from './link-end.tsx';
import { useLink } from './use-link.ts';

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { language, publicUrl } = context.get(visitContext);
  const { siteName, link } = editorialOf(language).meta;
  const words = await loadEntryMessages(language);
  const type = readLinkType(new URL(request.url).searchParams);
  const title = titled(type === null ? words.broken.title : words.link[type].title, siteName);
  const page = { language, publicUrl, path: '/auth/confirm', isPrivate: true };
  return { head: writeHead({ title, description: link.description, ...page }) };
};

/** The address holds a secret: nobody on the way keeps it. */
export const headers = () => ({ 'Cache-Control': 'no-store' });

export const shouldRevalidate = () => false;

export const meta = readHead;

/**
 * Where links in mails lead. It does nothing by itself, so that whoever looks into mails before their reader does not
 * use a link up; its button does.
 */
export default function Confirm() {
  const words = useEntryWords();
  const { type, state, isBusy, prove } = useLink();
  if (type === null || state === 'broken') {
    return (
      <EntryFrame title={words.broken.title} step="broken">
        <LinkEnd text={words.broken.text} link={{ to: '/auth', label: words.back }} />
      </EntryFrame>
    );
  }
  if (state === 'halfway') {
    const { title, text, button } = words.halfway;
    return (
      <EntryFrame title={title} step={state}>
        <LinkEnd text={text} link={{ to: '/account', label: button }} />
      </EntryFrame>
    );
  }
  if (state === 'expired') {
    const { title, text, anew } = words.expired;
    return (
      <EntryFrame title={title} step={state}>
        <LinkEnd text={text} link={{ to: wayAnew[type], label: anew[type] }} />
      </EntryFrame>
    );
  }
  const { title, text, button } = words.link[type];
  return (
    <EntryFrame title={title} step={state}>
      <form
        method="post"
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void prove();
        }}
      >
        <p>{text}</p>
        <SubmitButton isBusy={isBusy}>{button}</SubmitButton>
        <p className="text-sm text-mist">{words.link.otherwise}</p>
      </form>
    </EntryFrame>
  );
}

/** Where another link comes from. */
const wayAnew = {
  signup: '/auth?mode=confirm',
  recovery: '/auth?mode=recover',
  magiclink: '/auth',
  invite: '/contact',
  email_change: '/account',
} as const;
