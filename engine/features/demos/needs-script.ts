/** A box that only keeps its place, as components leave it that must measure before they draw. */
const keptPlace = /<div(?: style="[^"]*")?><\/div>|<div[^>]*\sstyle="[^"]*\bheight:[^"]*"><\/div>/;

/** A drawing that waits for its width. */
const unmeasured = /<svg[^>]*\sviewBox="0 0 0 /;

/** True when the finished HTML of a demo lacks what only its script can draw, such as a grid or a chart. */
export function needsScript(stageHtml: string): boolean {
  return keptPlace.test(stageHtml) || unmeasured.test(stageHtml) || isEmpty(stageHtml);
}

function isEmpty(html: string): boolean {
  return !/<(?:iframe|img|input|svg)\b/.test(html) && html.replace(/<[^>]*>/g, '').trim() === '';
}
