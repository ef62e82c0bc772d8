interface LinkEndProps {
  readonly text: string;
  /** The way on. */
  readonly link: { readonly to: string; readonly label: string };
}

/** What is said of a link out of a mail that has nothing left to press for. */
export const LinkEnd = ({ text, link }: LinkEndProps) => (
  <>
    <p>{text}</p>
    <a href={link.to} className="btn btn-primary btn-lg w-full mt-6">
      {link.label}
    </a>
  </>
);
