import { AnimatedLine, LineChart, type AnimatedLineProps } from '@mui/x-charts/LineChart';

const years = ['2020', '2021', '2022', '2023', '2024'];
const highlightScope = { highlight: 'series', fade: 'global' } as const;

function WideLine(props: AnimatedLineProps) {
  const { d, ownerState, skipAnimation, className, ...events } = props;

  return (
    <>
      <AnimatedLine
        d={d}
        ownerState={ownerState}
        className={className}
        skipAnimation={skipAnimation ?? false}
      />
      <path {...events} d={d} stroke="transparent" strokeWidth={24} fill="none" />
    </>
  );
}

export default function WideTarget() {
  return (
    <LineChart
      aria-label="Nesting pairs of three birds, by year"
      height={280}
      xAxis={[{ data: years, scaleType: 'point' }]}
      yAxis={[{ label: 'Pairs' }]}
      series={[
        { label: 'Heron', data: [42, 45, 51, 58, 60], showMark: false, highlightScope },
        { label: 'Bittern', data: [18, 16, 21, 24, 23], showMark: false, highlightScope },
        { label: 'Swift', data: [71, 66, 69, 62, 64], showMark: false, highlightScope },
      ]}
      slots={{ line: WideLine }}
      slotProps={{ tooltip: { trigger: 'none' } }}
      axisHighlight={{ x: 'none' }}
    />
  );
}
