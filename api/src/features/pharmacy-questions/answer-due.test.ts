import { answerDue } from './answer-due.ts';

describe('When a pharmacy’s question is due', () => {
  it.each([
    ['within the same day', '2026-11-20T09:00:00Z', 4, '2026-11-20T13:00:00Z'],
    ['over the evening', '2026-11-19T16:00:00Z', 4, '2026-11-20T10:00:00Z'],
    ['over the weekend', '2026-11-20T16:00:00Z', 4, '2026-11-23T10:00:00Z'],
    ['from the next morning, when it comes at night', '2026-11-19T22:00:00Z', 4, '2026-11-20T11:00:00Z'],
    ['from Monday, when it comes on Sunday', '2026-11-22T12:00:00Z', 4, '2026-11-23T11:00:00Z'],
    ['over Christmas', '2026-12-24T16:00:00Z', 4, '2026-12-28T10:00:00Z'],
    ['over the change of the clock', '2026-10-23T15:00:00Z', 4, '2026-10-26T10:00:00Z'],
  ])('counts working hours %s', (_what, askedAt, hours, due) => {
    expect(answerDue(new Date(askedAt), hours).toISOString()).toBe(new Date(due).toISOString());
  });
});
