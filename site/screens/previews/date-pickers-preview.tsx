import { useDocsConfig } from 'engine/features/config/docs-provider.tsx';
import { Icon } from 'engine/shell/icon.tsx';

const year = 2026;
const october = 9;
const range = { start: 13, end: 22 };
const today = 16;

/** Five weeks from Monday, 28 September: exactly the weeks that October 2026 touches. */
const days = Array.from(
  { length: 35 },
  (_, offset) => new Date(Date.UTC(year, october, offset - 2)),
);

/** A month with a chosen range of days. */
export function DatePickersPreview() {
  const { locale } = useDocsConfig();
  const month = new Intl.DateTimeFormat(locale, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'narrow', timeZone: 'UTC' });
  return (
    <div className="cal">
      <div className="cal__head">
        <span>{month.format(Date.UTC(year, october))}</span>
        <Icon name="back" small flip />
        <Icon name="arrow" small flip />
      </div>
      <div className="cal__days">
        {days.slice(0, 7).map((day) => (
          <span key={day.getTime()} className="weekday">
            {weekday.format(day)}
          </span>
        ))}
        {days.map((day) => (
          <span key={day.getTime()} className={dayClass(day)}>
            <b>{day.getUTCDate()}</b>
          </span>
        ))}
      </div>
    </div>
  );
}

function dayClass(day: Date): string | undefined {
  const date = day.getUTCDate();
  if (day.getUTCMonth() !== october) return 'other';
  if (date === range.start) return 'from';
  if (date === range.end) return 'to';
  if (date < range.start || date > range.end) return undefined;
  return date === today ? 'between today' : 'between';
}
