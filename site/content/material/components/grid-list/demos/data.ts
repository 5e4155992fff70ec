interface Colors {
  sky: string;
  far: string;
  near: string;
}

function view(width: number, height: number, { sky, far, near }: Colors) {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 100 100" preserveAspectRatio="xMidYMid slice">
<rect x="-100" width="300" height="100" fill="${sky}"/>
<circle cx="70" cy="31" r="9" fill="#fff4d0"/>
<path d="M-100 70 L10 44 L34 62 L62 38 L200 80 V100 H-100Z" fill="${far}"/>
<path d="M-100 84 L20 68 L54 80 L90 66 L200 90 V100 H-100Z" fill="${near}"/>
</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}

const width = 300;

const hike = [
  {
    title: 'Larch Pass',
    day: 'Day 1',
    height: 200,
    colors: { sky: '#bcd7e8', far: '#7296a8', near: '#2f5d50' },
  },
  {
    title: 'Blue Cirque',
    day: 'Day 1',
    height: 380,
    colors: { sky: '#a9c9ef', far: '#5a7fb5', near: '#2b4a7a' },
  },
  {
    title: 'Upper Hut',
    day: 'Day 2',
    height: 260,
    colors: { sky: '#f3cfa8', far: '#c08552', near: '#6b4226' },
  },
  {
    title: 'Scree Field',
    day: 'Day 2',
    height: 180,
    colors: { sky: '#d8d5cc', far: '#9d988a', near: '#5f5b50' },
  },
  {
    title: 'Alder Bog',
    day: 'Day 3',
    height: 340,
    colors: { sky: '#cfe5cd', far: '#7fae7b', near: '#3c6e47' },
  },
  {
    title: 'Evening Ridge',
    day: 'Day 3',
    height: 220,
    colors: { sky: '#e6b8c2', far: '#9a5b7d', near: '#4a2c4f' },
  },
];

/** Views from a hut-to-hut hike, drawn so that the demos need no files. */
export const views = hike.map(({ title, day, height, colors }) => ({
  title,
  day,
  width,
  height,
  src: view(width, height, colors),
}));
