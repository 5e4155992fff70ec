import robotoHref from 'engine/features/theme/fonts/roboto-latin.woff2?url';

const roboto = new FontFace('Roboto', `url(${robotoHref})`, { weight: '300 700' });

/** Brings the font of the boards, or gives up on it: what is drawn in another one moves when it comes. */
export async function loadFont(): Promise<void> {
  document.fonts.add(roboto);
  try {
    await roboto.load();
  } catch {
    document.fonts.delete(roboto);
  }
}
