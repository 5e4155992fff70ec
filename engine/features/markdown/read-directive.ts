import type { ContainerDirective, LeafDirective } from 'mdast-util-directive';
import { directiveRules, type DirectiveRule, type OptionRule } from './directive-rules.ts';
import { isLabel } from './is-label.ts';
import type { Fault, Report } from './report.ts';

/** Options of a directive that obeys its rule. */
export type DirectiveOptions = Readonly<Record<string, string | undefined>>;

/** The options of a directive; undefined, and reported, when it is not written as its rule says. */
export function readDirective(
  node: LeafDirective | ContainerDirective,
  report: Report,
): DirectiveOptions | undefined {
  const options: DirectiveOptions = { ...(node.attributes as DirectiveOptions | undefined) };
  const faults = faultsOf(node, options);
  for (const fault of faults) {
    report(node, fault);
  }
  return faults.length === 0 ? options : undefined;
}

function faultsOf(node: LeafDirective | ContainerDirective, options: DirectiveOptions): Fault[] {
  const written = `${node.type === 'leafDirective' ? '::' : ':::'}${node.name}`;
  const rule = Object.hasOwn(directiveRules, node.name) ? directiveRules[node.name] : undefined;
  if (!rule) {
    const fix = `Use one of: ${Object.keys(directiveRules).join(', ')}. To show the text itself, put it in backticks.`;
    return [{ message: `There is no directive "${written}".`, fix }];
  }
  if (!rule.forms.includes(node.type)) {
    const colons = node.type === 'leafDirective' ? 'three colons and closed by :::' : 'two colons';
    const fix = `Write "${node.name}" with ${colons}.`;
    return [{ message: `"${written}" has the wrong number of colons.`, fix }];
  }
  return [...labelFaults(node, rule, written), ...optionFaults(rule, options, written)];
}

function labelFaults(
  node: LeafDirective | ContainerDirective,
  rule: DirectiveRule,
  written: string,
): Fault[] {
  if (rule.label === 'required' && !hasLabel(node)) {
    const fix = `Write ${written}[Title], then the text, then :::.`;
    return [{ message: `"${written}" needs a title in square brackets.`, fix }];
  }
  if (rule.label || !hasLabel(node)) {
    return [];
  }
  const fix = `Remove the square brackets after "${written}".`;
  return [{ message: `"${written}" takes no text in square brackets.`, fix }];
}

function hasLabel(node: LeafDirective | ContainerDirective): boolean {
  const [first] = node.children;
  return node.type === 'leafDirective' ? first !== undefined : isLabel(first);
}

function optionFaults(rule: DirectiveRule, options: DirectiveOptions, written: string): Fault[] {
  const names = Object.keys(rule.options);
  const unknown = Object.keys(options)
    .filter((key) => !names.includes(key))
    .map((key) => ({
      message: `"${written}" has no option "${key}".`,
      fix: names.length > 0 ? `Use only: ${names.join(', ')}.` : 'Remove the option.',
    }));
  const wrong = Object.entries(rule.options).flatMap(([key, option]) =>
    valueFaults(option, { key, value: options[key], written }),
  );
  return [...unknown, ...wrong];
}

interface OptionValue {
  key: string;
  value: string | undefined;
  written: string;
}

function valueFaults(option: OptionRule, { key, value, written }: OptionValue): Fault[] {
  if (value === undefined) {
    const message = `"${written}" needs the option "${key}".`;
    return option.required
      ? [{ message, fix: `Write ${written}{${key}="…"}: ${option.allowed}.` }]
      : [];
  }
  if (option.pattern.test(value)) {
    return [];
  }
  const message = `"${written}" cannot use ${key}="${value}".`;
  return [{ message, fix: `Allowed for "${key}": ${option.allowed}.` }];
}
