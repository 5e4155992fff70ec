const asked =
  /^\s*(?<name>\S.*?)\s*(?:(?:\bcss\s*)?(?:\bclass(?:es|\s+names?)?|类名)|\bcss\s*类)\s*$/i;

const classNames = /\bclass\s+names?\s*$/i;

/** The thing whose style classes a question is about: `Button` of `Button CSS classes`. */
export function classesOf(question: string): string | undefined {
  return asked.exec(question)?.groups?.['name'];
}

/** A question that ends with class names, asked for classes: that they are names says nothing. */
export function shortClassNames(question: string): string {
  return question.replace(classNames, 'classes');
}
