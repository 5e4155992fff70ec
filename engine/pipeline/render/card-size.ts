/** Width in pixels of sharing pictures: the shape that services show without cutting. */
export const CARD_WIDTH = 1200;

/** Height in pixels of sharing pictures. */
export const CARD_HEIGHT = 630;
