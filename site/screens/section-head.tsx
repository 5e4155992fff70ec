interface SectionHeadProps {
  /** Id of the heading, named by the section that it labels. */
  id: string;
  title: string;
  link?: string;
  /** Without an address there is no link. */
  href?: string | undefined;
}

/** Heading of a section, with a link to more of the same. */
export function SectionHead({ id, title, link, href }: SectionHeadProps) {
  return (
    <div className="sec-head">
      <h2 id={id}>{title}</h2>
      {href && (
        <a className="link" href={href}>
          {link}
        </a>
      )}
    </div>
  );
}
