import { directive } from 'micromark-extension-directive';

type Extension = ReturnType<typeof directive>;
type Construct = Extract<NonNullable<Extension['text']>[number], { tokenize: unknown }>;
type Tokenizer = Construct['tokenize'];
type TokenizeContext = ThisParameterType<Tokenizer>;

const names: readonly string[] = ['plan', 'kbd'];
const colon = 58;

/**
 * Directive syntax in which only known names count inside a sentence, so that `10:30`, `a:b`
 * or a colon before a Chinese word stay the text they are.
 */
export function closedDirectives(): Extension {
  const extension = directive();
  const construct = extension.text?.[colon] as Construct;
  return {
    ...extension,
    text: { [colon]: { ...construct, tokenize: closed(construct.tokenize) } },
  };
}

/** The same reading, given up at its end when the directive is not one of ours. */
function closed(tokenize: Tokenizer): Tokenizer {
  return function tokenizeKnown(effects, ok, nok) {
    return tokenize.call(this, effects, (code) => (isKnown(this) ? ok(code) : nok(code)), nok);
  };
}

function isKnown(context: TokenizeContext): boolean {
  const name = lastToken(context, 'directiveTextName');
  const label = lastToken(context, 'directiveTextLabel');
  return (
    name !== undefined &&
    label?.start.offset === name.end.offset &&
    names.includes(context.sliceSerialize(name))
  );
}

function lastToken(context: TokenizeContext, type: string) {
  return context.events.findLast(([, token]) => token.type === type)?.[1];
}
