/** Whose account it is about; its line stands before that is known. */
export const OwnEmail = ({ email }: { email: string }) => (
  <p className="font-medium min-h-[1lh] wrap-anywhere">
    <bdi dir="ltr">{email}</bdi>
  </p>
);
