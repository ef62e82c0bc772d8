import { useMessages } from '#core/i18n/messages-provider.tsx';

/** Placeholder while a list loads. */
export const ListSkeleton = () => (
  <div role="status" aria-label={useMessages('common').states.loading} className="grid gap-px pt-8">
    {[0, 1, 2, 3, 4, 5].map((row) => (
      <div key={row} className="h-16 bg-glaze animate-pulse motion-reduce:animate-none" />
    ))}
  </div>
);
