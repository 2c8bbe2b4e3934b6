import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { tasks, type TaskId } from './tasks.ts';

interface Counts {
  taps: number;
  keys: number;
  seconds: number;
}
/** One step of a task, as a run did it. */
export type Step = Counts & { words: string };

export interface Measurement {
  /** What was done since the last step, or the beginning. */
  did: (words: string) => Promise<void>;
  /** Fails when the task took more than it may, and notes what it took where `MEASURED_TASKS` says. */
  done: () => void;
}

const binding = 'blattwerkPressed';
type Press = 'taps' | 'keys';

/** Runs in the page. Fields are filled and lists are chosen from without a press here: a person taps a field once, and a list twice. */
const listen = (): void => {
  const press = (kind: Press): void => void (window as unknown as Record<string, (kind: Press) => Promise<void>>)['blattwerkPressed']?.(kind);
  const entered = new WeakSet<EventTarget>();
  let isTyping = false;
  const on = (name: string, act: (event: Event) => void): void => window.addEventListener(name, act, { capture: true });
  on('pointerdown', (event) => {
    isTyping = false;
    if (event.target) entered.add(event.target);
    press('taps');
  });
  on('keydown', (event) => {
    isTyping = true;
    if (!(event as KeyboardEvent).repeat) press('keys');
  });
  on('input', ({ target }) => {
    const isField = target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && !['checkbox', 'radio'].includes(target.type));
    if (!isField || isTyping || entered.has(target)) return;
    entered.add(target);
    press('taps');
  });
  on('change', ({ target }) => {
    if (!(target instanceof HTMLSelectElement) || isTyping) return;
    press('taps');
    press('taps');
  });
};

const sumOf = (steps: readonly Step[], what: keyof Counts): number => steps.reduce((sum, step) => sum + step[what], 0);

/** Begins to count what is pressed in a window, and how long it takes. */
export const measure = async (page: Page, id: TaskId): Promise<Measurement> => {
  const counted = { taps: 0, keys: 0 };
  await page.exposeBinding(binding, (_source, kind: Press) => void (counted[kind] += 1));
  await page.addInitScript(listen);
  if (page.url() !== 'about:blank') await page.evaluate(listen);
  const steps: Step[] = [];
  let since = { ...counted, at: performance.now() };
  return {
    did: async (words) => {
      const at = performance.now();
      // What was pressed last has arrived by then.
      await page.evaluate(() => undefined);
      steps.push({ words, taps: counted.taps - since.taps, keys: counted.keys - since.keys, seconds: Math.round((at - since.at) / 100) / 10 });
      since = { ...counted, at: performance.now() };
    },
    done: () => {
      for (const what of ['taps', 'keys', 'seconds'] as const)
        expect(sumOf(steps, what), `${what} of the task "${id}"`).toBeLessThanOrEqual(tasks[id].most[what]);
      const folder = process.env['MEASURED_TASKS'];
      if (!folder) return;
      mkdirSync(folder, { recursive: true });
      writeFileSync(path.join(folder, `${id}.json`), JSON.stringify(steps));
    },
  };
};
