/** Three cards: one missing, one filled, one still an outline. */
export function LostArt() {
  return (
    <svg className="lost__art" viewBox="0 0 280 120" aria-hidden="true">
      <rect className="missing" x="1" y="13" width="84" height="94" rx="12" />
      <path className="edge" d="M43 45v30M28 60h30" />
      <rect className="solid" x="98" y="13" width="84" height="94" rx="12" />
      <circle className="hole" cx="140" cy="60" r="20" />
      <rect className="edge" x="195" y="13" width="84" height="94" rx="12" />
      <rect className="words" x="213" y="33" width="48" height="8" rx="4" />
      <rect className="words" x="213" y="51" width="36" height="8" rx="4" />
      <rect className="words" x="213" y="69" width="42" height="8" rx="4" />
    </svg>
  );
}
