import { LongName } from '../code/long-name.tsx';

interface RowNameProps {
  name: string;
  /** Anchor of the row. */
  id: string;
}

/** The name of a row, which links to the row: one element instead of name, link and icon. */
export function RowName({ name, id }: RowNameProps) {
  return (
    <a className="pname" href={`#${id}`}>
      <LongName name={name} />
    </a>
  );
}
