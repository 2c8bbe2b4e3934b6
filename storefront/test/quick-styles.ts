import { createRequire } from 'node:module';

/** The style sheet that jsdom itself gives to every page. */
const ownSheet = createRequire(import.meta.url)('jsdom/lib/jsdom/browser/default-stylesheet.js') as string;

/** Inherited properties that are asked for with each press and each role, with what they are where nothing is said. */
const inherited: Readonly<Record<string, string>> = { visibility: 'visible', 'pointer-events': 'auto' };

interface Rule {
  at: number;
  selector: string;
  value: string;
}
/** The rules about one property; those that name nothing but an element are found by its name. */
interface About {
  byTag: Map<string, Rule>;
  others: Rule[];
}

/** `alignItems` as `align-items`. */
const hyphenated = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const rulesOf = (document: Document): CSSStyleRule[] => {
  const style = document.createElement('style');
  style.textContent = ownSheet;
  document.head.append(style);
  const rules = ([...(style.sheet?.cssRules ?? [])] as CSSStyleRule[]).filter(({ selectorText }) => selectorText !== undefined);
  style.remove();
  return rules;
};

/** jsdom's sheet has selectors that jsdom does not understand; it passes over them. */
const isUnderstood = (element: Element, selector: string): boolean => {
  try {
    element.matches(selector);
    return true;
  } catch {
    // A selector of browsers' own, such as a namespace.
    return false;
  }
};

const ofRules = (rules: readonly CSSStyleRule[], property: string): About => {
  const made: About = { byTag: new Map(), others: [] };
  for (const [at, { selectorText, style }] of rules.entries()) {
    const value = style.getPropertyValue(property);
    if (value === '') continue;
    for (const selector of selectorText.split(',').map((one) => one.trim())) {
      if (/^[a-z\d]+$/.test(selector)) made.byTag.set(selector, { at, selector, value });
      else if (isUnderstood(document.documentElement, selector)) made.others.push({ at, selector, value });
    }
  }
  return made;
};

/**
 * jsdom computes all styles of an element at each question, and of all its ancestors: most of the time of a component test. A page without style sheets
 * is asked for one property: what stands on the element, else what jsdom's own sheet says. With a style sheet in the page jsdom answers itself.
 */
export const answerStylesQuickly = (): void => {
  const asJsdom = window.getComputedStyle.bind(window);
  const rules = rulesOf(document);
  const known = new Map<string, About>();
  const about = (property: string): About => {
    const found = known.get(property) ?? ofRules(rules, property);
    known.set(property, found);
    return found;
  };

  const ownValue = (element: Element, property: string): string => {
    const inline = element.hasAttribute('style') ? (element as HTMLElement).style.getPropertyValue(property) : '';
    if (inline !== '') return inline;
    const { byTag, others } = about(property);
    const simple = byTag.get(element.localName);
    const last = others.findLast(({ at, selector }) => at > (simple?.at ?? -1) && element.matches(selector));
    return (last ?? simple)?.value ?? '';
  };

  const valueOf = (element: Element, property: string): string => {
    const initial = inherited[property];
    if (initial === undefined) return ownValue(element, property);
    for (let at: Element | null = element; at !== null; at = at.parentElement) {
      const value = ownValue(at, property);
      if (value !== '' && value !== 'inherit') return value;
    }
    return initial;
  };

  window.getComputedStyle = (element) => {
    if (document.styleSheets.length > 0) return asJsdom(element);
    const ask = (property: string): string => (property.endsWith('color') ? asJsdom(element).getPropertyValue(property) : valueOf(element, property));
    return new Proxy(document.documentElement.style, {
      get: (any, name) => {
        if (name === 'getPropertyValue') return ask;
        const isProperty = typeof name === 'string' && name !== 'cssText' && typeof Reflect.get(any, name) === 'string';
        return isProperty ? ask(hyphenated(name)) : (Reflect.get(asJsdom(element), name) as unknown);
      },
    });
  };
};
