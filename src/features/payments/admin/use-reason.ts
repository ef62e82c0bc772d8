import { useMessages } from '#core/i18n/messages-provider.tsx';

/** Returns the text of a stored reason for a decline or mismatch; null without one. */
export const useReason = (): ((reason: string | null) => string | null) => {
  const { declineReasons, issues } = useMessages('admin').payments;
  const names = new Map<string, string>([
    ...Object.entries(issues).map(([kind, { name }]) => [kind, name] as const),
    ...Object.entries(declineReasons),
  ]);
  return (reason) => (reason === null ? null : (names.get(reason) ?? null));
};
