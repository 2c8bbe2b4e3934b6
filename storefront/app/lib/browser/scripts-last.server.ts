import { Transform } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';

/** What a browser would fetch beside the styles, though it is needed after them: scripts and the texts that these read. */
const urgent = [
  ['<link rel="modulepreload"', '<link rel="later" data-rel="modulepreload"'],
  ['<link rel="preload" as="fetch"', '<link rel="later" data-rel="preload" as="fetch"'],
] as const;
const program = ' type="module" async="">';
const waitingProgram = ' type="later">';

/** Runs in the page: after its first paint everything becomes what React wrote. A page in the background paints nothing and starts at once. */
const start = `(() => {
  const start = () => {
    for (const link of document.querySelectorAll('link[rel="later"]')) {
      link.rel = link.dataset.rel;
      delete link.dataset.rel;
    }
    const waiting = document.querySelector('script[type="later"]');
    const script = document.createElement('script');
    Object.assign(script, { nonce: waiting.nonce, type: 'module', textContent: waiting.textContent });
    waiting.replaceWith(script);
  };
  if (document.hidden) start();
  else requestAnimationFrame(() => setTimeout(start));
})();`;

/** A tag that has begun and whose end comes with the next piece. */
const unfinished = (text: string): number => {
  const begin = text.lastIndexOf('<');
  return begin >= 0 && !text.includes('>', begin) ? begin : text.length;
};

/**
 * The page as React writes it, with its scripts behind its first paint, so that a slow network brings what can be read first (decision 0033).
 * React Router preloads scripts as urgently as styles and has no setting for it.
 */
export const scriptsLast = (nonce: string): Transform => {
  const decoder = new StringDecoder('utf8');
  let kept = '';
  let isScripted = false;
  const rewritten = (text: string): string => {
    isScripted ||= text.includes(program);
    const later = urgent.reduce((page, [now, then]) => page.replaceAll(now, then), text).replace(program, waitingProgram);
    return isScripted ? later.replace('</body>', `<script nonce="${nonce}">${start}</script></body>`) : later;
  };
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const text = kept + decoder.write(chunk);
      const end = unfinished(text);
      kept = text.slice(end);
      done(null, rewritten(text.slice(0, end)));
    },
    flush(done) {
      done(null, kept + decoder.end());
    },
  });
};
