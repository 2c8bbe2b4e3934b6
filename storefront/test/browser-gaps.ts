import { TextDecoder, TextEncoder } from 'node:util';
import { answerStylesQuickly } from './quick-styles.ts';

/** What browsers have and jsdom has not, as far as our screens ask for it. */
const escape = (text: string): string => text.replaceAll(/[^\w-]/g, (character) => `\\${character}`);
Object.assign(globalThis, { TextDecoder, TextEncoder, CSS: { escape } });

HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement): void {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement): void {
  if (!this.open) return;
  this.open = false;
  this.dispatchEvent(new Event('close'));
};

const noMatch = (query: string): MediaQueryList =>
  Object.assign(new EventTarget(), { matches: false, media: query, onchange: null, addListener: () => undefined, removeListener: () => undefined });
window.matchMedia = noMatch;

window.ResizeObserver = class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};
// jsdom computes no styles of pseudo-elements; Ant Design's table asks for those of the scrollbar.
const computed = window.getComputedStyle.bind(window);
window.getComputedStyle = (element) => computed(element);
answerStylesQuickly();
Element.prototype.scrollIntoView = () => undefined;

/** React's server renderer plans its work with one. */
class TimerChannel {
  readonly port1: { onmessage: (() => void) | null } = { onmessage: null };
  readonly port2 = { postMessage: (): void => void setTimeout(() => this.port1.onmessage?.()) };
}
Object.assign(globalThis, { MessageChannel: TimerChannel });
