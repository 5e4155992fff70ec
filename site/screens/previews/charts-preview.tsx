import { useDocsConfig } from 'engine/features/config/docs-provider.tsx';

const first = [38, 44, 41, 52, 58, 55, 66, 72, 70, 81, 86, 92];
const second = [52, 49, 55, 50, 46, 51, 48, 55, 60, 57, 63, 61];
const ticks = [0, 25, 50, 75, 100];
const labeled = [0, 2, 4, 6, 8, 10];
const marked = 9;

function xOf(month: number): number {
  return Math.round(34 + (month * 294) / 11);
}

function yOf(value: number): number {
  return Math.round(186 - value * 1.7);
}

function linePath(values: readonly number[]): string {
  return `M${values.map((value, month) => `${xOf(month)} ${yOf(value)}`).join('L')}`;
}

/** A line chart of two series over a year, with one month marked. */
export function ChartsPreview() {
  return (
    <svg className="ch" viewBox="0 0 340 210">
      <Axes />
      <path className="series-area" d={`${linePath(first)}L328 186L34 186Z`} />
      <path className="series" d={linePath(first)} />
      <path className="series series--2" d={linePath(second)} />
      <path className="cursor" d={`M${xOf(marked)} 16V186`} />
      <circle className="series" cx={xOf(marked)} cy={yOf(first[marked] ?? 0)} r="4.5" />
      <circle className="series series--2" cx={xOf(marked)} cy={yOf(second[marked] ?? 0)} r="4.5" />
    </svg>
  );
}

function Axes() {
  const { locale } = useDocsConfig();
  const month = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' });
  return (
    <>
      <path className="grid-line" d={ticks.map((tick) => `M34 ${yOf(tick)}H328`).join('')} />
      {ticks.map((tick) => (
        <text key={tick} x="26" y={yOf(tick) + 4} textAnchor="end">
          {tick}
        </text>
      ))}
      {labeled.map((index) => (
        <text key={`month-${index}`} x={xOf(index)} y="206" textAnchor="middle">
          {month.format(Date.UTC(2026, index))}
        </text>
      ))}
    </>
  );
}
