/** The letter that changes a setting, shown beside its name; styles hide it while letters are off. */
export function FieldKey({ letter }: { letter: string }) {
  return (
    <kbd className="kbd" aria-hidden="true">
      {letter.toUpperCase()}
    </kbd>
  );
}
