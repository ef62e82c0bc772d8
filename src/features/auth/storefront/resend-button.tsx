import { useEffect, useState } from 'react';
import { useMessages } from '#core/i18n/messages-provider.tsx';

/** Minimum time between two messages to one user (accounts contract, section 7). */
const WAIT_SECONDS = 60;

interface SendAgainProps {
  /** Whether a message was sent just now. */
  readonly isJustSent: boolean;
  /** Resolves to whether a message was sent. */
  readonly onSend: () => Promise<boolean>;
}

/** Button that sends another message, not before 60 s after the last one. */
export function ResendButton({ isJustSent, onSend }: SendAgainProps) {
  const { again, againIn } = useMessages('authFlows');
  const { secondsLeft, start } = useWait(isJustSent);
  const [isBusy, setBusy] = useState(false);
  const send = async () => {
    if (isBusy || secondsLeft > 0) return;
    setBusy(true);
    if (await onSend()) start();
    setBusy(false);
  };
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm">
      <button
        type="button"
        className="link min-h-11 aria-disabled:text-mist aria-disabled:no-underline"
        aria-disabled={isBusy || secondsLeft > 0}
        onClick={() => void send()}
      >
        {again}
      </button>
      {secondsLeft > 0 && <span className="text-mist">{againIn(secondsLeft)}</span>}
    </p>
  );
}

function useWait(isWaiting: boolean) {
  const [until, setUntil] = useState(() => (isWaiting ? waitEnd() : 0));
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= until) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [until]);
  const start = () => {
    setNow(Date.now());
    setUntil(waitEnd());
  };
  return { secondsLeft: Math.max(0, Math.ceil((until - now) / 1000)), start };
}

const waitEnd = () => Date.now() + WAIT_SECONDS * 1000;
