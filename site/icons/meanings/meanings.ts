/**
 * What people call icons besides their names, and what that leads to: names of icons with a capital, words of names
 * without. The build refuses what leads to no icon.
 */
export type Meanings = Readonly<Record<string, string>>;
