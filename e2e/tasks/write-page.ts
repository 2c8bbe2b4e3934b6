import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import type { Step } from './measure.ts';
import { tasks, type Task, type TaskId } from './tasks.ts';

export const tasksPageFile = fileURLToPath(new URL('../../docs/tasks.md', import.meta.url));
const config = fileURLToPath(new URL('../playwright.config.ts', import.meta.url));

const seconds = (value: number): string => value.toFixed(1);
const sum = (steps: readonly Step[], what: 'taps' | 'keys' | 'seconds'): number => steps.reduce((total, step) => total + step[what], 0);
const cells = (steps: readonly Step[]): string => `${sum(steps, 'taps')} | ${sum(steps, 'keys')} | ${seconds(sum(steps, 'seconds'))}`;

type Measured = Record<TaskId, Step[]>;
const entries = Object.entries(tasks) as [TaskId, Task][];

const chapter = ([id, { who, what, how, most }]: [TaskId, Task], at: number, measured: Measured): string => `## ${at + 1}. ${who} ${what}

${how}. At most ${most.taps} taps, ${most.keys} keys and ${most.seconds} s.

| Step | Taps | Keys | Seconds |
| --- | --: | --: | --: |
${measured[id].map(({ words, ...step }) => `| ${words} | ${step.taps} | ${step.keys} | ${seconds(step.seconds)} |`).join('\n')}
| **Together** | ${cells(measured[id])} |`;

/** @param on the day of the run */
export const tasksPage = async (measured: Measured, on: string): Promise<string> =>
  format(
    `# Tasks

What ten kinds of people come for, and what it takes them. \`npm run tasks:page\` does the ten tasks in Chromium and writes this page; the journeys have the tag \`@task\` (\`e2e/tasks\`, \`npm run test:full\`), and fail when a task takes more than it may.

- **Taps**: presses of finger or mouse, one for each field that is typed into, two for each list that is chosen from. **Keys**: presses on the keyboard, without text that is typed into fields, except where the keyboard is all there is.
- **Seconds** are those of a program that neither reads nor hesitates, on ${availableParallelism()} cores that run the product, its database and the browser at once: they are what people wait for, not how long they take.

Measured on ${on}.

| Task | Taps | Keys | Seconds |
| --- | --: | --: | --: |
${entries.map(([id, { who, what }], at) => `| ${at + 1}. ${who} ${what} | ${cells(measured[id])} |`).join('\n')}

${entries.map((entry, at) => chapter(entry, at, measured)).join('\n\n')}
`,
    { ...(await resolveConfig(tasksPageFile)), parser: 'markdown' },
  );

const run = (): Measured => {
  const folder = mkdtempSync(path.join(tmpdir(), 'blattwerk-tasks-'));
  try {
    const playwright = fileURLToPath(import.meta.resolve('@playwright/test/cli'));
    const env = { ...process.env, TEST_SIZE: 'full', MEASURED_TASKS: folder };
    const { status } = spawnSync(process.execPath, [playwright, 'test', '-c', config, '--grep', '@task', '--workers', '1'], { env, stdio: 'inherit' });
    if (status !== 0) throw new Error('Not every task was done: the page stays as it is.');
    return Object.fromEntries(entries.map(([id]) => [id, JSON.parse(readFileSync(path.join(folder, `${id}.json`), 'utf8')) as Step[]])) as Measured;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

if (import.meta.main) writeFileSync(tasksPageFile, await tasksPage(run(), new Date().toISOString().slice(0, 10)));
