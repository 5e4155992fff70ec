import { useTranslate } from 'engine/features/config/docs-provider.tsx';
import { Icon } from 'engine/shell/icon.tsx';

interface Lot {
  id: string;
  farm: string;
  origin: string;
  process: string;
  score: number;
  bags: number;
  status: string;
}

const lots: readonly Lot[] = [
  {
    id: 'LT-2041',
    farm: 'El Mirador',
    origin: 'colombia',
    process: 'washed',
    score: 88.5,
    bags: 24,
    status: 'cleared',
  },
  {
    id: 'LT-2046',
    farm: 'Gatugi',
    origin: 'kenya',
    process: 'washed',
    score: 88.25,
    bags: 18,
    status: 'cleared',
  },
  {
    id: 'LT-2039',
    farm: 'Duromina',
    origin: 'ethiopia',
    process: 'natural',
    score: 87.75,
    bags: 40,
    status: 'atSea',
  },
  {
    id: 'LT-2052',
    farm: 'La Esperanza',
    origin: 'guatemala',
    process: 'honey',
    score: 87,
    bags: 32,
    status: 'sampling',
  },
];

/** A grid with a filter, a sorted column and a chosen row. */
export function DataGridPreview() {
  return (
    <div className="dg">
      <GridTools />
      <table>
        <GridHead />
        <tbody>
          {lots.map((lot, position) => (
            <GridRow key={lot.id} lot={lot} chosen={position === 0} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function GridTools() {
  const t = useTranslate();
  return (
    <div className="dg__tools">
      <b>{t('home.preview.lots')}</b>
      <span className="dg__tool">
        <Icon name="cols" small />
        <span>{t('home.preview.columns')}</span>
      </span>
      <span className="dg__tool dg__tool--on">
        <Icon name="filter" small />
        <span>{t('home.preview.filters')}</span>
        <span className="dg__count">1</span>
      </span>
      <span className="dg__tool">
        <Icon name="dl" small />
        <span>{t('home.preview.export')}</span>
      </span>
    </div>
  );
}

function GridHead() {
  const t = useTranslate();
  return (
    <thead>
      <tr>
        <th>
          <span className="check check--some" />
        </th>
        {['lot', 'farm', 'origin', 'process'].map((column) => (
          <th key={column}>{t(`home.preview.${column}`)}</th>
        ))}
        <th>
          {t('home.preview.score')}
          <Icon name="filter" small />
          <Icon name="down" small />
        </th>
        <th className="num">{t('home.preview.bags')}</th>
        <th>{t('home.preview.status')}</th>
      </tr>
    </thead>
  );
}

function GridRow({ lot, chosen }: { lot: Lot; chosen: boolean }) {
  const t = useTranslate();
  return (
    <tr className={chosen ? 'chosen' : undefined}>
      <td>
        <span className={chosen ? 'check check--on' : 'check'} />
      </td>
      <td className="tnum">{lot.id}</td>
      <td>{lot.farm}</td>
      <td>{t(`home.preview.${lot.origin}`)}</td>
      <td>{t(`home.preview.${lot.process}`)}</td>
      <td>
        <span className="score">
          <ScoreBar score={lot.score} />
          <span className="tnum">{lot.score.toFixed(2)}</span>
        </span>
      </td>
      <td className="num">{lot.bags}</td>
      <td>
        <span className={`state state--${lot.status}`}>{t(`home.preview.${lot.status}`)}</span>
      </td>
    </tr>
  );
}

/** The bar shows where a score stands between 80 and 90, the span in which good coffee differs. */
function ScoreBar({ score }: { score: number }) {
  return (
    <svg viewBox="0 0 56 6">
      <rect className="track" width="56" height="6" rx="3" />
      <rect className="value" width={Math.round((score - 80) * 5.6)} height="6" rx="3" />
    </svg>
  );
}
