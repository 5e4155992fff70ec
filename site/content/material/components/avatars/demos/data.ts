type Colors = Record<'background' | 'hair' | 'skin' | 'shirt', string>;

function portrait({ background, hair, skin, shirt }: Colors) {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80">
<rect width="80" height="80" fill="${background}"/>
<path d="M10 80c0-20 13-28 30-28s30 8 30 28z" fill="${shirt}"/>
<circle cx="40" cy="34" r="18" fill="${hair}"/>
<ellipse cx="40" cy="38" rx="13" ry="15" fill="${skin}"/>
</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}

/** The string section of an orchestra, with drawn portraits. */
export const players = [
  {
    name: 'Ingrid Solberg',
    part: 'Violin',
    photo: portrait({ background: '#cfe3ee', hair: '#5b3a21', skin: '#f0c9a4', shirt: '#2a6f97' }),
  },
  {
    name: 'Tomás Requena',
    part: 'Viola',
    photo: portrait({ background: '#f3e0c6', hair: '#1f1a17', skin: '#c98f62', shirt: '#7a4419' }),
  },
  {
    name: 'Amara Nwosu',
    part: 'Cello',
    photo: portrait({ background: '#dbe7d3', hair: '#241a14', skin: '#8a5a3b', shirt: '#386641' }),
  },
  {
    name: 'Hana Kovář',
    part: 'Double bass',
    photo: portrait({ background: '#e7d9ec', hair: '#8c4a2f', skin: '#f3d1b0', shirt: '#6a4c93' }),
  },
  {
    name: 'Peter Lindqvist',
    part: 'Harp',
    photo: portrait({ background: '#e2e2dc', hair: '#a9a29a', skin: '#efc7a2', shirt: '#4a4e69' }),
  },
  {
    name: 'Mei Tanaka',
    part: 'Violin',
    photo: portrait({ background: '#f6d9d5', hair: '#16120f', skin: '#f1cfa9', shirt: '#9b2226' }),
  },
];
