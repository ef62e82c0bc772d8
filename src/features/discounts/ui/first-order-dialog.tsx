import { type ReactNode, useEffect, useId, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Messages } from '#core/i18n/messages.ts';
import { preloadMessages, useMessages } from '#core/i18n/messages-provider.tsx';
import { Icon } from '#core/ui/icon.tsx';
import { useBodyClass } from '#core/ui/use-body-class.ts';
import { EmptyWelcome } from '#features/auth/ui/empty-welcome.tsx';
import { dismissDiscountDialog, isDiscountDialogDismissed } from './discount-dialog.ts';

preloadMessages('discountDialog');

/** Interval of the checks whether the visitor is idle, in milliseconds. */
const IDLE_CHECK_MS = 2000;

/**
 * First-order discount dialog for signed-out visitors, once per visit (specification 2, first-order discount dialog; decision
 * 37). It is non-modal, at the bottom of the page, until it is answered.
 */
const FirstOrder = () => {
  const { fields } = useMessages('common');
  const t = useMessages('discountDialog');
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [isAnswered, setAnswered] = useState(isDiscountDialogDismissed);
  // not shown during sign-up
  const isOpen = useHasBeenIdle() && !isAnswered && !/^\/auth(?:\/|$)/.test(pathname);

  const dismiss = () => {
    // prevents the keyboard focus from returning to the start of the page
    if (document.activeElement?.closest('dialog')) document.getElementById('content')?.focus({ preventScroll: true });
    dismissDiscountDialog();
    setAnswered(true);
  };
  const accept = () => {
    dismiss();
    void navigate('/auth?tab=signup');
  };

  return isOpen && <Card texts={t} closeLabel={fields.close} onAccept={accept} onAnswer={dismiss} />;
};

export default FirstOrder;

interface CardProps {
  readonly texts: Messages['discountDialog'];
  readonly closeLabel: string;
  readonly onAccept: () => void;
  readonly onAnswer: () => void;
}

/** Media query for wide, low windows, where a card in the corner would cover the buttons of the home page. */
const isWideAndLow = () => matchMedia('(min-width: 64rem) and (max-height: 58rem)').matches;

const Card = ({ texts, closeLabel, onAccept, onAnswer }: CardProps) => {
  const titleId = useId();
  // a single line at the bottom; decided once, when the dialog opens
  const [isLine] = useState(isWideAndLow);
  useEscape(onAnswer);
  useBodyClass('offer-below');
  return (
    <dialog
      open
      aria-labelledby={titleId}
      className={`fixed z-40 inset-x-0 bottom-0 m-0 mb-(--bar) w-full max-w-none p-0 bg-white text-lapis-900 shadow-pop animate-rise ${isLine ? 'flex' : 'sm:inset-x-auto sm:start-4 sm:bottom-4 sm:w-[30rem] grid grid-cols-[auto_1fr]'}`}
    >
      <div className="night bg-lapis-800 stars grid place-items-center w-28 sm:w-32 sm:row-span-2">
        {/* smaller than any page's main picture, so that it does not become the largest contentful paint */}
        <EmptyWelcome sizes="96px" className={isLine ? 'size-16 text-lg' : 'size-24 text-[1.65rem]'} />
      </div>
      <Announced className={isLine ? 'grow px-5 py-3' : 'p-4 pe-12 sm:p-5 sm:pb-0 sm:pe-14'}>
        <h2 id={titleId} className="display text-lg sm:text-xl leading-snug">
          {texts.title}
        </h2>
        <p className="text-mist text-sm mt-1">{texts.text}</p>
      </Announced>
      <p className={`flex items-center gap-x-5 gap-y-1 ${isLine ? 'pe-12' : 'max-sm:col-span-2 flex-wrap p-4 sm:p-5'}`}>
        <button type="button" className="btn btn-sm btn-primary" onClick={onAccept}>
          {texts.accept}
        </button>
        <button type="button" className="link min-h-11 text-sm" onClick={onAnswer}>
          {texts.later}
        </button>
      </p>
      <button
        type="button"
        className={`absolute ${isLine ? 'top-4' : 'top-1'} end-1 grid place-items-center size-11`}
        aria-label={closeLabel}
        onClick={onAnswer}
      >
        <Icon name="x" className="size-5" />
      </button>
    </dialog>
  );
};

/** Shows its content after mount, because a status region announces only changes. Its space is reserved. */
const Announced = ({ className, children }: { className: string; children: ReactNode }) => {
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return (
    <div role="status" className={className}>
      <div className={isMounted ? '' : 'invisible'}>{children}</div>
    </div>
  );
};

/** Handles Escape anywhere in the page, unless it closes an open modal or menu. */
const useEscape = (onEscape: () => void) =>
  useEffect(() => {
    const listen = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && !isSomethingOpen()) onEscape();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [onEscape]);

/** Whether the visitor has been idle since the mount: nothing else open, no notice visible, no form field focused. */
const useHasBeenIdle = (): boolean => {
  const [hasBeenIdle, setHasBeenIdle] = useState(isIdle);
  useEffect(() => {
    if (hasBeenIdle) return;
    const timer = setInterval(() => setHasBeenIdle(isIdle), IDLE_CHECK_MS);
    return () => clearInterval(timer);
  }, [hasBeenIdle]);
  return hasBeenIdle;
};

const isIdle = (): boolean =>
  !isSomethingOpen() &&
  !document.querySelector('#toasts p') &&
  !document.activeElement?.matches('input, textarea, select');

const isSomethingOpen = (): boolean => document.querySelector(':modal, :popover-open') !== null;
