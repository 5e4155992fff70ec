import { getGridStringOperators, type GridColDef, type GridFilterModel } from '@mui/x-data-grid';

/** A record in a shop. */
export interface Disc {
  id: number;
  title: string;
  genre: string;
}

const titles = ['Blue Ferry', 'Night Market', 'Paper Moon', 'Sixteen Steps', 'Long Way Down'];
const genres = ['Jazz', 'Folk', 'Electronic', 'Classical'];

const discs: Disc[] = Array.from({ length: 40 }, (_, index) => ({
  id: index + 1,
  title: `${titles[index % titles.length]} ${index + 1}`,
  genre: genres[(index * 3) % genres.length] ?? '',
}));

const contains = getGridStringOperators().filter(({ value }) => value === 'contains');

/** Columns that offer what the server understands: one operator. */
export const columns: GridColDef<Disc>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 150, filterOperators: contains },
  { field: 'genre', headerName: 'Genre', width: 130, filterOperators: contains },
];

/** Stands for a request: the server knows two fields and one operator. */
export function searchDiscs({ items }: GridFilterModel): Promise<Disc[]> {
  const matches = discs.filter((disc) =>
    items.every(({ field, value }) => {
      if (!value) return true;
      const text = field === 'genre' ? disc.genre : disc.title;
      return text.toLowerCase().includes(String(value).toLowerCase());
    }),
  );
  return new Promise((resolve) => {
    setTimeout(() => resolve(matches), 400);
  });
}
