import { useTheme } from '@mui/material/styles';
import { LineChart, type MarkElementProps } from '@mui/x-charts/LineChart';

const matchdays = ['1', '2', '3', '4', '5', '6'];
const ranks: Record<string, number[]> = {
  Harbor: [3, 2, 2, 1, 1, 1],
  Valley: [1, 1, 3, 3, 2, 2],
  Castle: [2, 3, 1, 2, 3, 3],
};

function RankMark({ x, y, color, id, dataIndex }: MarkElementProps) {
  const { palette } = useTheme();

  return (
    <g transform={`translate(${Number(x)} ${Number(y)})`} pointerEvents="none">
      <circle r={11} fill={palette.background.paper} stroke={color} strokeWidth={2} />
      <text textAnchor="middle" dy="0.35em" fontSize={12} fill={palette.text.primary}>
        {ranks[id]?.[dataIndex]}
      </text>
    </g>
  );
}

export default function CustomMarks() {
  return (
    <LineChart
      aria-label="Rank of three teams after each matchday; Harbor has led since the fourth"
      height={240}
      xAxis={[{ data: matchdays, scaleType: 'point', label: 'Matchday' }]}
      yAxis={[{ reverse: true, min: 0.6, max: 3.4, position: 'none' }]}
      series={Object.entries(ranks).map(([team, data]) => ({
        id: team,
        label: team,
        data,
        curve: 'bumpX',
      }))}
      slots={{ mark: RankMark }}
      disableLineItemHighlight
    />
  );
}
