/** Makes an element equal to another one and touches only what differs: what stays need not be styled and laid out again. */
export function morph(old: Element, fresh: Element): void {
  if (old.isEqualNode(fresh)) return;
  if (old.tagName !== fresh.tagName) {
    old.replaceWith(fresh);
    return;
  }
  takeAttributes(old, fresh);
  const inside = [...fresh.childNodes];
  if (old.childNodes.length === inside.length) {
    [...old.childNodes].forEach((node, index) => makeNodeEqual(node, inside[index] ?? node));
  } else {
    old.replaceChildren(...inside);
  }
}

/** Gives an element the attributes of another one, and no others. */
export function takeAttributes(old: Element, fresh: Element): void {
  for (const { name } of [...old.attributes]) {
    if (!fresh.hasAttribute(name)) old.removeAttribute(name);
  }
  for (const { name, value } of fresh.attributes) {
    if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
}

function makeNodeEqual(old: ChildNode, fresh: ChildNode): void {
  if (old instanceof Element && fresh instanceof Element) morph(old, fresh);
  else if (!old.isEqualNode(fresh)) old.replaceWith(fresh);
}
