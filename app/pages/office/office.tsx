import { data } from 'react-router';
import { editorialOf } from '../../../locales/editorial.ts';
import { loadOfficeMessages } from '../../../locales/load-rooms.ts';
import { visitContext } from '../../api/visit.ts';
import { NoticeBoard } from '../../parts/notice-board.tsx';
import { readHead } from '../../parts/read-head.ts';
import { titled } from '../../parts/titled.ts';
import { writeHead } from '../../parts/write-head.ts';
import sheet from '../../styles/office.css?url';
import type { Route } from './+types/office.ts';
import { Desk } from './desk.tsx';
import { OfficeHeader } from './office-header.tsx';
import { partTitle } from './part-title.ts';
import { partAt } from './parts.tsx';
import { useAdmin } from './use-admin.ts';

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const part = partAt(params.part);
  if (!part) throw data(null, { status: 404 });
  const { language, publicUrl } = context.get(visitContext);
  const { siteName, admin } = editorialOf(language).meta;
  const { frame } = await loadOfficeMessages(language);
  const title = titled(partTitle(frame.tabs[part.name], frame), siteName);
  const page = { language, publicUrl, path: '/admin', isPrivate: true };
  return { head: writeHead({ title, description: admin.description, ...page }) };
};

/** What is in the office comes to its admin from the API; the frame is the same for all. */
export const shouldRevalidate = () => false;

export const meta = readHead;

/** The office (specification 2, Admin). The server sends its frame; what is in it comes to admins only. */
export default function OfficePage({ params }: Route.ComponentProps) {
  const admin = useAdmin();
  const part = partAt(params.part);
  return (
    <>
      <link rel="stylesheet" href={sheet} precedence="page" />
      <OfficeHeader email={admin.desk?.email} />
      <main id="content" className="page pt-8 pb-24 min-h-dvh text-sm">
        {part && <Desk admin={admin} part={part} />}
      </main>
      <NoticeBoard />
    </>
  );
}
