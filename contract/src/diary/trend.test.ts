import { drawTrend, trendOf } from './trend.ts';

const entry = (on: string, effect: number, amount: number, unit: 'g' | 'drop' = 'g', sideEffects: 'nausea'[] = []) => ({
  on,
  effect,
  dose: { amount, unit },
  sideEffects,
});

describe('The trend of a diary', () => {
  it('is null without entries', () => expect(trendOf([])).toBeNull());

  it('has the mean effect and the sum of the doses of each day, the oldest first', () => {
    const trend = trendOf([entry('2026-11-22', 8, 0.1), entry('2026-11-20', 4, 0.1, 'g', ['nausea']), entry('2026-11-20', 5, 0.2, 'g', ['nausea'])]);
    expect(trend).toEqual({
      unit: 'g',
      days: [
        { on: '2026-11-20', effect: 4.5, dose: 0.3, sideEffects: 1 },
        { on: '2026-11-22', effect: 8, dose: 0.1, sideEffects: 0 },
      ],
    });
  });

  it('adds no doses of different units', () => {
    const trend = trendOf([entry('2026-11-20', 4, 0.1), entry('2026-11-20', 4, 5, 'drop'), entry('2026-11-21', 4, 0.2)]);
    expect(trend?.unit).toBe('g');
    expect(trend?.days.map(({ dose }) => dose)).toEqual([0.1, 0.2]);
  });

  it('is drawn with a gap where a day has no entry, inside its frame', () => {
    const trend = trendOf([entry('2026-10-24', 1, 0.1), entry('2026-10-25', 10, 0.2), entry('2026-10-27', 5, 0.1)]);
    const drawing = drawTrend(trend!, 400, 100);
    expect(drawing.line.match(/[ML]/g)).toEqual(['M', 'L', 'M']);
    expect(drawing.dots.map(({ x, y }) => [x, y])).toEqual([
      [50, 94],
      [150, 6],
      [350, 54.9],
    ]);
    expect(drawing.bars.map(({ height }) => height)).toEqual([16.7, 33.3, 16.7]);
  });
});
