import { performance } from 'node:perf_hooks';

/**
 * Says what is happening and how long it took, one line when a step begins and one when it ends; steps over ten seconds give a sign of life.
 * Runs on any Node, because the first steps happen before the right one is installed.
 */

/** @param {number} milliseconds @returns {string} such as `0.4 s` or `2 min 05 s` */
export function formatDuration(milliseconds) {
  const seconds = milliseconds / 1000;
  if (seconds < 100) return `${seconds.toFixed(1)} s`;
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)} min ${String(whole % 60).padStart(2, '0')} s`;
}

/**
 * @typedef {object} Progress
 * @property {(line: string) => void} say prints one line
 * @property {<T>(what: string, work: () => T | Promise<T>, result?: (value: T) => string) => Promise<T>} step runs one step between its two lines
 */

/** @param {NodeJS.WritableStream} [stream] standard output unless a command's own output goes there @returns {Progress} */
export function createProgress(stream = process.stdout) {
  // A caller who read our lines may be gone (npm start | head); what runs goes on and is stopped in order.
  stream.on('error', () => undefined);
  /** @param {string} line */
  const say = (line) => void stream.write(`${line}\n`);
  return {
    say,
    async step(what, work, result) {
      const started = performance.now();
      const elapsed = () => formatDuration(performance.now() - started);
      say(`→ ${what}`);
      const sign = setInterval(() => say(`  … still at it: ${what} (${elapsed()})`), 10_000);
      try {
        const value = await work();
        say(`✓ ${what}${result === undefined ? '' : `: ${result(value)}`} (${elapsed()})`);
        return value;
      } catch (error) {
        say(`✗ ${what} (${elapsed()})`);
        throw error;
      } finally {
        clearInterval(sign);
      }
    },
  };
}
