/** An address that breaks before its "@", where a line is too short for it. */
export const Who = ({ email }: { email: string }) => {
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
