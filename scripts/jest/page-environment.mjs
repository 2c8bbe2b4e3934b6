import { createRequire } from 'node:module';
import { forgetFile, removeAdded, restore, snapshot } from './kept-globals.mjs';

// Without its types, which would bring those of browsers to everything that is checked beside this file.
const { default: JsdomEnvironment } = createRequire(import.meta.url)('jest-environment-jsdom');

/** @typedef {[config: unknown, context: object]} Parts */

/**
 * The one page of a worker, with what it had at the start of the first file.
 * @typedef {object} Kept
 * @property {*} jsdom
 * @property {*} page
 * @property {[string, PropertyDescriptor][]} [globals]
 * @property {Set<string>} [ofDocument]
 * @property {Set<string>} [ofNavigator]
 */
/** @type {Kept | undefined} */
let kept;

/** @param {Parts} parts @returns {Kept} */
const openPage = ([config, context]) => {
  /** @type {Kept} */
  const opened = { jsdom: undefined, page: undefined };
  // What jsdom complains about belongs to the file that runs.
  const console = Object.fromEntries(
    ['error', 'warn', 'info', 'log', 'debug'].map((level) => [level, (/** @type {unknown[]} */ ...said) => opened.page.console[level](...said)]),
  );
  opened.jsdom = new JsdomEnvironment(config, { ...context, console });
  opened.page = opened.jsdom.global;
  // clean-page.ts does it for each file; Testing Library would for the first alone.
  opened.page.process.env['RTL_SKIP_AUTO_CLEANUP'] = 'true';
  return opened;
};

/** Jest's environment for components: one page in jsdom a worker, empty at the start of each file. See decision 0177. */
export default class PageEnvironment {
  /** @param {Parts} parts */
  constructor(...parts) {
    kept ??= openPage(parts);
    this.kept = kept;
    this.global = kept.jsdom.global;
    this.moduleMocker = kept.jsdom.moduleMocker;
    this.fakeTimers = kept.jsdom.fakeTimers;
    this.fakeTimersModern = kept.jsdom.fakeTimersModern;
    this.symbolsBefore = new Set(Object.getOwnPropertySymbols(this.global));
  }

  async setup() {
    const { page } = this.kept;
    this.kept.globals ??= snapshot(page);
    this.kept.ofDocument ??= new Set(Object.getOwnPropertyNames(page.document));
    this.kept.ofNavigator ??= new Set(Object.getOwnPropertyNames(page.navigator));
  }

  async teardown() {
    const { page, globals = [], ofDocument = new Set(), ofNavigator = new Set() } = this.kept;
    this.fakeTimersModern?.useRealTimers();
    restore(page, globals);
    removeAdded(page.document, ofDocument);
    removeAdded(page.navigator, ofNavigator);
    forgetFile(page, this.symbolsBefore);
    this.emptyPage(page);
  }

  /** @param {*} page */
  emptyPage({ document, localStorage, sessionStorage, history }) {
    for (const element of [document.documentElement, document.body]) for (const name of element.getAttributeNames()) element.removeAttribute(name);
    document.head.replaceChildren();
    document.body.replaceChildren();
    localStorage.clear();
    sessionStorage.clear();
    for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/`;
    history.replaceState(null, '', '/');
  }

  exportConditions() {
    return this.kept.jsdom.exportConditions();
  }

  getVmContext() {
    return this.kept.jsdom.getVmContext();
  }
}
