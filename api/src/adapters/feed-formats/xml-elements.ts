import { SaxesParser } from 'saxes';
import { feedLimits } from './limits.ts';
import { FeedUnreadable } from './unreadable.ts';

/** An element with what stands in it: `@pzn` is an attribute, `Menge` a child's text, `Menge/@einheit` the child's attribute. */
export interface XmlElement {
  name: string;
  /** From the root, such as `Bestand/Artikel`. */
  path: string;
  depth: number;
  fields: Map<string, string>;
  /** Keys that stand there more than once: which one counts cannot be known. */
  repeated: Set<string>;
}

interface Open extends XmlElement {
  text: string;
  hasChildren: boolean;
}

/** A child that says of itself that it is what the pharmacy paid, such as `<Preis art="EK">`. */
const purchase = /^(a?ek|einkauf\w*|purchase\w*|cost)$/i;
const isPurchase = ({ fields }: XmlElement): boolean => [...fields].some(([key, value]) => key.startsWith('@') && purchase.test(value.trim()));

const put = (into: Open, key: string, value: string): void => {
  if (into.fields.has(key)) into.repeated.add(key);
  else if (into.fields.size < feedLimits.columns) into.fields.set(key, value);
};

/** Hands a closed child's text and fields to its parent. */
const adopt = (parent: Open, child: Open): void => {
  if (isPurchase(child)) return;
  if (!child.hasChildren) put(parent, child.name, child.text.trim());
  for (const [key, value] of child.fields) put(parent, `${child.name}/${key}`, value);
};

/**
 * Reads XML a piece at a time and hands over each element when it closes. No document type, so no entities of its own and nothing from elsewhere;
 * what is too deep or too long is refused while it comes in.
 */
export class XmlElements {
  readonly #parser = new SaxesParser();
  readonly #open: Open[] = [];
  #sinceMarkup = 0;
  #attributes = 0;
  readonly #onElement: (element: XmlElement) => void;

  constructor(onElement: (element: XmlElement) => void) {
    this.#onElement = onElement;
    const refuse = (): never => {
      throw new FeedUnreadable('feed.unreadable');
    };
    this.#parser.on('doctype', refuse);
    this.#parser.on('error', refuse);
    this.#parser.on('attribute', () => {
      this.#attributes += 1;
      if (this.#attributes > feedLimits.columns) refuse();
    });
    this.#parser.on('opentag', ({ name, attributes }) => this.#onOpen(name, attributes));
    this.#parser.on('text', (text) => this.#onText(text));
    this.#parser.on('cdata', (text) => this.#onText(text));
    this.#parser.on('closetag', () => this.#onClose());
  }

  /** @throws FeedUnreadable */
  write(piece: string): void {
    // Between two tags stands one text at most, within a tag none: either way a gap is one value.
    const next = piece.indexOf('<');
    if (this.#sinceMarkup + (next < 0 ? piece.length : next) > feedLimits.rowLength) throw new FeedUnreadable('feed.unreadable');
    this.#refuseGaps(piece, next);
    this.#parser.write(piece);
  }

  /** @throws FeedUnreadable when elements are still open */
  close(): void {
    if (this.#open.length > 0) throw new FeedUnreadable('feed.truncated');
    this.#parser.close();
  }

  #refuseGaps(piece: string, first: number): void {
    let at = first;
    while (at >= 0) {
      const next = piece.indexOf('<', at + 1);
      if ((next < 0 ? piece.length : next) - at > feedLimits.rowLength) throw new FeedUnreadable('feed.unreadable');
      if (next < 0) this.#sinceMarkup = piece.length - at;
      at = next;
    }
    if (first < 0) this.#sinceMarkup += piece.length;
  }

  #onOpen(name: string, attributes: Record<string, string>): void {
    this.#attributes = 0;
    const parent = this.#open.at(-1);
    if (this.#open.length >= feedLimits.depth) throw new FeedUnreadable('feed.unreadable');
    if (parent) parent.hasChildren = true;
    const fields = new Map(Object.entries(attributes).map(([key, value]) => [`@${key}`, value.trim()]));
    const path = parent ? `${parent.path}/${name}` : name;
    this.#open.push({ name, path, depth: this.#open.length + 1, fields, repeated: new Set(), text: '', hasChildren: false });
  }

  #onText(text: string): void {
    const top = this.#open.at(-1);
    if (!top) return;
    top.text += text;
    if (top.text.length > feedLimits.rowLength) top.text = top.text.trim();
    if (top.text.length > feedLimits.rowLength) throw new FeedUnreadable('feed.unreadable');
  }

  #onClose(): void {
    const closed = this.#open.pop();
    if (!closed) return;
    const parent = this.#open.at(-1);
    this.#onElement(closed);
    // The root is no article: nothing is handed to it.
    if (parent && parent.depth > 1) adopt(parent, closed);
  }
}
