declare module 'virtual:live-libraries' {
  /** What the site offers to edited demos. */
  export const libraries: Readonly<Record<string, () => Promise<object>>>;
}
