/** A type in the form in which two versions are compared: the order of its alternatives means nothing. */
export function typeFact(type: string): string {
  const text = type.replace(/\s+/g, ' ').replace(/(?<![\w.])JSX\.Element/g, 'React.JSX.Element');
  const arms = armsOf(text);
  return arms.some((arm) => arm.includes('=>')) ? text : arms.sort().join(' | ');
}

/** The alternatives of a type, as far as they stand outside brackets and texts. */
function armsOf(text: string): string[] {
  const arms = [''];
  let depth = 0;
  let quote = '';
  for (const sign of text) {
    if (quote !== '') {
      quote = sign === quote ? '' : quote;
    } else if (/['"`]/.test(sign)) {
      quote = sign;
    } else {
      depth += /[([{<]/.test(sign) ? 1 : /[)\]}>]/.test(sign) ? -1 : 0;
    }
    if (sign === '|' && depth === 0 && quote === '') {
      arms.push('');
    } else {
      arms.push(`${arms.pop() ?? ''}${sign}`);
    }
  }
  return arms.map((arm) => arm.trim()).filter((arm) => arm !== '');
}
