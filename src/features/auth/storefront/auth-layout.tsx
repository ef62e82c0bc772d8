import { type ReactNode, useEffect, useRef } from 'react';
import { useMessages } from '#core/i18n/messages-provider.tsx';
import { useTitle } from '#core/ui/use-title.ts';
import { EmptyWelcome, WelcomePlate } from '../ui/empty-welcome.tsx';

interface EntryFrameProps {
  readonly title: string;
  /** Document title, if it differs from the heading. */
  readonly pageTitle?: string;
  /** Whether visitors without an account use this page, which then displays the first-order discount. */
  readonly hasWelcomeOffer?: boolean;
  /** Current step; steps replace each other on the same page. */
  readonly step: string;
  readonly children: ReactNode;
}

/** Layout of the sign-in pages: the form and, on wide screens, the benefits of an account. */
export function AuthLayout({ title, pageTitle = title, hasWelcomeOffer = false, step, children }: EntryFrameProps) {
  useTitle(pageTitle);
  const heading = useHeadingOf(step);
  return (
    <div className="grid lg:grid-cols-2 lg:min-h-[44rem]">
      <section className="px-4 py-12 lg:px-10 lg:py-20 w-full max-w-[calc(440px+2rem)] lg:max-w-[calc(440px+5rem)] mx-auto">
        <h1 ref={heading} tabIndex={-1} className="display text-h2 lg:text-[2.25rem] pb-6 outline-none">
          {title}
        </h1>
        {children}
      </section>
      <WelcomePanel hasWelcomeOffer={hasWelcomeOffer} />
    </div>
  );
}

/** Moves focus to the heading when the step changes, for keyboards and screen readers. */
const useHeadingOf = (step: string) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const previousStep = useRef(step);
  useEffect(() => {
    if (previousStep.current !== step) heading.current?.focus();
    previousStep.current = step;
  }, [step]);
  return heading;
};

/** Sticky panel on wide screens only: the benefits of an account, or a plain image for existing customers. */
const WelcomePanel = ({ hasWelcomeOffer }: { hasWelcomeOffer: boolean }) => {
  const { panel } = useMessages('forms').auth;
  const sizes = '(width >= 64rem) 512px, 1px';
  return (
    <aside className="hidden lg:block night bg-lapis-800 stars text-white">
      <div className="sticky top-0 grid place-content-center justify-items-center text-center px-10 py-16 min-h-[min(100dvh,44rem)]">
        {hasWelcomeOffer ? (
          <>
            <EmptyWelcome sizes={sizes} className="size-[min(32rem,38vw)] text-[7rem]" />
            <h2 className="display text-h3 mt-8">{panel.title}</h2>
            <p className="text-lapis-200 mt-3 max-w-[26em]">{panel.text}</p>
          </>
        ) : (
          <WelcomePlate sizes={sizes} className="size-[min(32rem,38vw)]" />
        )}
      </div>
    </aside>
  );
};
