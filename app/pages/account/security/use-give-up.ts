import { useEffect, useRef } from 'react';
import { giveUp } from '../../../device/second-factors.ts';

/** Takes back a factor that was begun when its dialog goes before it was proven; answers what says that it was. */
export const useGiveUp = (id: string | undefined): (() => void) => {
  const isProven = useRef(false);
  useEffect(() => {
    if (id === undefined) return;
    return () => {
      if (!isProven.current) void giveUp(id);
    };
  }, [id]);
  return () => {
    isProven.current = true;
  };
};
