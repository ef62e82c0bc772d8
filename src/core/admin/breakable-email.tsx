/** E-mail address that can break before its "@" on a short line. */
export const BreakableEmail = ({ email }: { email: string }) => {
  const [name = '', ...host] = email.split('@');
  return (
    <bdi className="wrap-anywhere">
      {name}
      {host.length > 0 && (
        <>
          <wbr />@{host.join('@')}
        </>
      )}
    </bdi>
  );
};
