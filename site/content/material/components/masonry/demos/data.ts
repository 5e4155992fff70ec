/** Notes of a school board: the text and the height in pixels. */
export const notes = [
  { title: 'Trip to the museum', height: 120 },
  { title: 'Lost: blue scarf', height: 60 },
  { title: 'Choir on Friday', height: 90 },
  { title: 'Bake sale', height: 150 },
  { title: 'Bring boots', height: 50 },
  { title: 'Chess club', height: 80 },
  { title: 'Parents’ evening', height: 110 },
  { title: 'Swimming moved', height: 70 },
];

function poster(height: number, [sky, sun, sea]: readonly [string, string, string]) {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="${height}">
<rect width="240" height="${height}" fill="${sky}"/>
<circle cx="170" cy="${height * 0.4}" r="36" fill="${sun}"/>
<rect y="${height * 0.65}" width="240" height="${height * 0.35}" fill="${sea}"/>
</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}

/** Posters of ferry lines, drawn so that the demos need no files. */
export const posters = [
  { line: 'Skagen', height: 300, src: poster(300, ['#cfe3f2', '#f7d774', '#33658a']) },
  { line: 'Bodø', height: 180, src: poster(180, ['#e8d6e6', '#f2a65a', '#5b3758']) },
  { line: 'Visby', height: 240, src: poster(240, ['#fbe3c8', '#e4572e', '#2e5266']) },
  { line: 'Rønne', height: 200, src: poster(200, ['#d8ead3', '#fff4b8', '#3a7d44']) },
  { line: 'Turku', height: 280, src: poster(280, ['#dfe1e8', '#ffffff', '#4f5d75']) },
];
