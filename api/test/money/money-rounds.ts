import { collectEvents, type History } from './money-history.ts';
import { stepOf, type Step } from './money-steps.ts';

const count = ({ counts }: History, name: string): void => void (counts[name] = (counts[name] ?? 0) + 1);

/** A step that finds no answer this often has a fault of its own. */
const patience = 50;

/** Does a step; without an answer, because the process died or Stripe was away, it is to be done again. */
const carryOut = async (history: History, step: Step): Promise<Step | undefined> => {
  const { name, story, run, tries = 1 } = step;
  try {
    await run();
    count(history, name);
    if (story) story.isBusy = false;
    return undefined;
  } catch (error) {
    if (tries === patience) throw error;
    count(history, 'lost answers');
    return { ...step, tries: tries + 1 };
  }
};

/** Some steps at once. @returns those that got no answer */
export const doTogether = async (history: History, again: Step[]): Promise<Step[]> => {
  const { chance } = history;
  const steps = [...again];
  for (let place = chance.int(1, 6); place > 0; place -= 1) {
    const step = await stepOf(history);
    if (!step) continue;
    if (step.story) step.story.isBusy = true;
    steps.push(step);
  }
  const unanswered = (await Promise.all(steps.map((step) => carryOut(history, step)))).filter((step) => step !== undefined);
  await collectEvents(history);
  return unanswered;
};

export const total = ({ counts }: History): number => Object.values(counts).reduce((sum, number) => sum + number, 0);
