/** True when a page begins with code, before its second section: the font of code is then worth an early request. */
export function hasEarlyCode(body: string): boolean {
  const [, content = ''] = body.split('id="main-content"', 2);
  const [lead = '', first = ''] = content.split('<h2', 2);
  return `${lead}${first}`.includes('<pre');
}
