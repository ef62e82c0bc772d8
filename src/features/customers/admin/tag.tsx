import type { ReactNode } from 'react';

/** A tag of a customer. */
export const Tag = ({ children }: { children: ReactNode }) => (
  <span className="inline-flex items-center min-h-7 px-2.5 rounded-full border border-lapis-200 bg-lapis-50 text-caption font-normal">
    {typeof children === 'string' ? <bdi className="break-all">{children}</bdi> : children}
  </span>
);
