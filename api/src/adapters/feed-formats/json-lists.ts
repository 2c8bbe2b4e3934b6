import { feedLimits } from './limits.ts';
import { FeedUnreadable } from './unreadable.ts';

export interface JsonList {
  /** Where it stands, such as `$.items`. */
  path: string;
  /** From its opening bracket to behind its closing one. */
  start: number;
  end: number;
  count: number;
}

const code = { quote: 34, comma: 44, colon: 58, open: 91, backslash: 92, close: 93, openObject: 123, closeObject: 125 } as const;
/** Lists stand in objects down to here; a list within an item is the item's own affair. */
const maxPath = 4;
const maxLists = 1000;

/** Behind a string that starts at `at`, or -1 when it never ends. */
const afterString = (text: string, at: number): number => {
  for (let end = text.indexOf('"', at + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let slashes = 0;
    while (text.charCodeAt(end - 1 - slashes) === code.backslash) slashes += 1;
    if (slashes % 2 === 0) return end + 1;
  }
  return -1;
};

interface Open {
  isList: boolean;
  start: number;
  commas: number;
  hasContent: boolean;
  /** The key whose value is being read. */
  key: string;
}

const isBlank = (char: number): boolean => char === 32 || char === 10 || char === 13 || char === 9;
const keyOf = (text: string, start: number, end: number): string => text.slice(start + 1, Math.min(end - 1, start + 200));

/**
 * Every list down to a small depth, without reading what is in it: one pass over the text, so that neither depth nor length costs memory.
 * @throws FeedUnreadable when brackets do not match, the document breaks off or is nested too deeply
 */
export const listsIn = (text: string): JsonList[] => {
  const lists: JsonList[] = [];
  const stack: Open[] = [];
  let lastString = '';
  let isClosed = false;
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charCodeAt(at);
    if (isBlank(char)) continue;
    if (isClosed) throw new FeedUnreadable('feed.unreadable');
    const top = stack.at(-1);
    if (char === code.close || char === code.closeObject) {
      stack.pop();
      if (!top || top.isList !== (char === code.close)) throw new FeedUnreadable('feed.unreadable');
      if (top.isList && stack.length <= maxPath && stack.every(({ isList }) => !isList))
        lists.push({ path: ['$', ...stack.map(({ key }) => key)].join('.'), start: top.start, end: at + 1, count: top.hasContent ? top.commas + 1 : 0 });
      if (lists.length > maxLists) throw new FeedUnreadable('feed.unreadable');
      isClosed = stack.length === 0;
      continue;
    }
    if (top) top.hasContent = true;
    if (char === code.open || char === code.openObject) {
      stack.push({ isList: char === code.open, start: at, commas: 0, hasContent: false, key: '' });
      if (stack.length > feedLimits.depth) throw new FeedUnreadable('feed.unreadable');
    } else if (char === code.comma && top) top.commas += 1;
    else if (char === code.colon && top) top.key = lastString;
    else if (char === code.quote) {
      const end = afterString(text, at);
      if (end < 0) throw new FeedUnreadable('feed.truncated');
      if (top && !top.isList) lastString = keyOf(text, at, end);
      at = end - 1;
    }
  }
  if (!isClosed) throw new FeedUnreadable('feed.truncated');
  return lists;
};

/** The text of each item of a list, one after the other. */
export function* itemsOf(text: string, { start, end, count }: JsonList): Generator<string> {
  if (count === 0) return;
  let depth = 0;
  let from = start + 1;
  for (let at = start + 1; at < end - 1; at += 1) {
    const char = text.charCodeAt(at);
    if (char === code.quote) at = afterString(text, at) - 1;
    else if (char === code.open || char === code.openObject) depth += 1;
    else if (char === code.close || char === code.closeObject) depth -= 1;
    else if (char === code.comma && depth === 0) {
      yield text.slice(from, at);
      from = at + 1;
    }
  }
  yield text.slice(from, end - 1);
}
