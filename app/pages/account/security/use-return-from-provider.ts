import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useFailure } from './use-failure.ts';

/** Says why whoever comes back from a provider has no new way in, and takes the reason out of the address. */
export const useReturnFromProvider = (): void => {
  const [query, setQuery] = useSearchParams();
  const { alarm } = useFailure();
  const code = query.get('error_code') ?? (query.has('error') ? 'linking_failed' : null);
  const told = useRef<string | null>(null);
  useEffect(() => {
    if (code === null || told.current === code) return;
    told.current = code;
    alarm(code);
    setQuery({ tab: 'profile' }, { replace: true });
  }, [code, alarm, setQuery]);
};
