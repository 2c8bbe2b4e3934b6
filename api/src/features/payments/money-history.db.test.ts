import { setTimeout as pause } from 'node:timers/promises';
import { chanceOf } from '../../../../seeds/demo/random.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { beginHistory, type History } from '../../../test/money/money-history.ts';
import { doTogether, total } from '../../../test/money/money-rounds.ts';
import { serveApart, serveHere } from '../../../test/money/money-server.ts';
import type { Step } from '../../../test/money/money-steps.ts';
import { comeToRest, judge } from '../../../test/money/money-truth.ts';
import { startSandbox, type RunningSandbox } from '../../../test/sandbox.ts';
import { sized } from '../../../test/security/size.ts';
import { isAboutMoney, runWaiting } from '../../../test/waiting-jobs.ts';

/** Repeatable choices; the order in which things at once end is not. */
const seed = Number(process.env['MONEY_SEED'] ?? 20_261_124);
const events = Number(process.env['MONEY_EVENTS'] ?? sized(60, 100_000));
const kills = Number(process.env['MONEY_KILLS'] ?? sized(0, 200));
const balanced = { broken: {}, sumCents: 0, differences: [], lost: [], doubled: [] };

let sandbox: RunningSandbox;
let test: TestApp;
beforeAll(async () => {
  sandbox = await startSandbox();
  test = await startTestApp({ environment: { STRIPE_API_URL: sandbox.url } });
});
afterAll(async () => {
  await test.close();
  await sandbox.stop();
});

/** The process dies somewhere in the middle of a round; what it did not answer is asked again of its successor. */
const dieDuring = async (history: History, again: Step[]): Promise<Step[]> => {
  const round = doTogether(history, again);
  await pause(history.chance.int(0, 60));
  await history.server.end();
  const unanswered = await round;
  history.server = await serveApart(test);
  return unanswered;
};

const happen = async (history: History): Promise<void> => {
  let again: Step[] = [];
  let killed = 0;
  while (total(history) < events) {
    const isDue = killed < kills && total(history) >= ((killed + 1) * events) / (kills + 1);
    again = isDue ? await dieDuring(history, again) : await doTogether(history, again);
    if (isDue) killed += 1;
  }
  while (again.length > 0) again = await doTogether(history, again);
  process.stdout.write(`Money: seed ${seed}, ${total(history)} events, ${killed} kills: ${JSON.stringify(history.counts)}\n`);
};

it(
  `FLT-01 ${events} events about money in any order, some of them again, and ${kills} kills leave books that balance and agree with the provider’s`,
  async () => {
    const history = await beginHistory(test, sandbox, kills > 0 ? await serveApart(test) : await serveHere(test), chanceOf(seed));
    await happen(history);
    await comeToRest(history);
    expect(await judge(history)).toEqual(balanced);
    await history.server.end();
    // The daily run finds no difference either, and enters each fee of the provider once.
    for (const _run of [1, 2]) {
      await test.ctx.jobs.send('payments.reconcile-ledger', {});
      // Tens of thousands of mails and notices wait too.
      while ((await runWaiting(test.context, { isWanted: isAboutMoney })) > 0);
    }
    const [{ differences }] = await test.knex('reconciliations').orderBy('finishedAt', 'desc').limit(1);
    const [fees] = await test.knex('balance_transactions').sum('feeCents as cents');
    const booked = await test.knex('ledger_entries').where({ account: 'provider-fees' }).sum('amountCents as cents');
    expect([differences, booked]).toEqual([[], [fees]]);
    expect(await judge(history)).toEqual(balanced);
  },
  sized(60_000, 3 * 3_600_000),
);
