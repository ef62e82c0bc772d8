import { useEffect, useRef } from 'react';
import { editorialOf } from '../../../locales/editorial.ts';
import { visitContext } from '../../api/visit.ts';
import { readHead } from '../../parts/read-head.ts';
import { SubmitButton } from '../../parts/submit-button.tsx';
import { writeHead } from '../../parts/write-head.ts';
import type { Route } from './+types/unsubscribe.ts';
import { useLeave } from './use-leave.ts';

export const loader = ({ context }: Route.LoaderArgs) => {
  const { language, publicUrl } = context.get(visitContext);
  const { leaving, meta } = editorialOf(language);
  return {
    copy: leaving,
    head: writeHead({ ...meta.unsubscribe, language, publicUrl, path: '/unsubscribe', isPrivate: true }),
  };
};

export const meta = readHead;

/**
 * Where a letter's link leads. It asks, because what reads mails before people do opens every link in them, but presses
 * nothing (decision 29). The form says the same as the mailbox's own button, so it works before its script is there.
 */
export default function Unsubscribe({ loaderData: { copy } }: Route.ComponentProps) {
  const { hasLeft, isBusy, leave } = useLeave(copy.failed);
  const { title, text } = hasLeft ? copy.done : copy;
  const heading = useRef<HTMLHeadingElement>(null);
  // the button that was pressed is gone
  useEffect(() => {
    if (hasLeft) heading.current?.focus();
  }, [hasLeft]);
  return (
    <div className="page pt-12 lg:pt-20">
      <div className="border border-lapis-200 py-14 lg:py-20 px-6 grid justify-items-center text-center">
        <h1 ref={heading} tabIndex={-1} className="display text-h2 outline-none">
          {title}
        </h1>
        <p className="text-mist mt-3 max-w-[34em]">{text}</p>
        {hasLeft ? (
          <a href="/" className="btn btn-primary btn-lg mt-7">
            {copy.visit}
          </a>
        ) : (
          <form method="post" onSubmit={leave} className="grid justify-items-center w-full mt-7">
            <SubmitButton isBusy={isBusy} busy={copy.busy} className="btn-lg">
              {copy.button}
            </SubmitButton>
          </form>
        )}
      </div>
    </div>
  );
}
