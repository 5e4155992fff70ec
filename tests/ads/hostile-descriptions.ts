/** Pieces of attacks; any order of them is tried. */
const pieces = [
  '<img src=x onerror=executed()>',
  '<svg onload=executed()>',
  '<svg><script>executed()</script>',
  '<script>executed()</script>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=executed()&gt;">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=executed()>',
  '<noscript><p title="</noscript><img src=x onerror=executed()>">',
  '<template><script>executed()</script></template>',
  '<iframe srcdoc="<script>parent.executed()</script>"></iframe>',
  '<iframe src="javascript:parent.executed()">',
  '<object data="javascript:executed()">',
  '<embed src="javascript:executed()">',
  '<a href="javascript:executed()" autofocus onfocus=executed()>go</a>',
  '<input autofocus onfocus=executed()>',
  '<details open ontoggle=executed()>',
  '<video><source onerror=executed()></video>',
  '<audio src=x onerror=executed()>',
  '<body onload=executed()>',
  '<style>@import "javascript:executed()";</style>',
  '<link rel=stylesheet href="data:text/css,*{}" onload=executed()>',
  '<base href="https://evil.example/">',
  '<meta http-equiv=refresh content="0;url=javascript:executed()">',
  '<b onclick=executed() style="position:fixed;inset:0">bold</b>',
  '<b id=document name=body>clobber</b>',
  '<title><img src=x onerror=executed()></title>',
  '<textarea></textarea><img src=x onerror=executed()>',
  '<xmp></xmp><plaintext><img src=x onerror=executed()>',
  '<select><option><img src=x onerror=executed()></select>',
  '<table><td><tr><img src=x onerror=executed()></table>',
  '&lt;img src=x onerror=executed()&gt;',
  '&#60;script&#62;executed()&#60;/script&#62;',
  '<!--><img src=x onerror=executed()>-->',
  '<![CDATA[<img src=x onerror=executed()>]]>',
  '<b><i><em><strong>nested</b></i></em></strong>',
  '<br/><br><br >',
  '</div></p></body></html>',
  '<custom-element onload=executed()>x</custom-element>',
  '<p style="background:url(javascript:executed())">text',
  '\u0000<im\u0000g src=x onerror=executed()>',
  '<IMG SRC=x OnErRoR=executed()//',
  'plain words and an &amp; sign ',
  '\u202eRTL override',
  '😀'.repeat(20),
  'x'.repeat(200),
];

/** Hostile descriptions, the same for the same seed. */
export function descriptions(count: number, seed: number): string[] {
  const random = createRandom(seed);
  return Array.from({ length: count }, () => {
    const length = 1 + Math.floor(random() * 5);
    const parts = Array.from({ length }, () => pieces[Math.floor(random() * pieces.length)] ?? '');
    return random() < 0.2 ? mutate(parts.join(''), random) : parts.join('');
  });
}

/* Takes a piece out, or doubles it. */
function mutate(text: string, random: () => number): string {
  const from = Math.floor(random() * text.length);
  const to = from + Math.floor(random() * 8);
  return text.slice(0, random() < 0.5 ? from : to) + text.slice(random() < 0.5 ? from : to);
}

function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}
