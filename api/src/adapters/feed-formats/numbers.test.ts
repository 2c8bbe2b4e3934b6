import { NumberColumn } from './number-column.ts';
import { hundredths, readNumber } from './numbers.ts';

describe('a number', () => {
  test.each([
    ['12,90', ',', 12.9],
    ['1.299,00', ',', 1299],
    ['1,299.00', '.', 1299],
    ['1.250', ',', 1250],
    ['1.250', '.', 1.25],
    ['1,250', '.', 1250],
    ['5', null, 5],
    ['-12', null, -12],
    ['7,82 €', ',', 7.82],
    ['EUR 4.50', '.', 4.5],
    ['1 250,5', ',', 1250.5],
    ['0.001', null, 0.001],
    ['1.234.567', null, 1234567],
  ] as const)('%s in a column with %s is %d', (text, column, value) => {
    expect(readNumber(text, column)).toEqual({ value });
  });

  test.each([
    ['auf Anfrage', 'notANumber'],
    ['=1+1', 'notANumber'],
    ['1e400', 'notANumber'],
    ['NaN', 'notANumber'],
    ['0x10', 'notANumber'],
    ['1.2.3', 'notANumber'],
    ['12,5,5', 'notANumber'],
    ['', 'missing'],
    [undefined, 'missing'],
    ['1.250', 'ambiguous'],
  ] as const)('%s is refused: %s', (text, problem) => {
    expect(readNumber(text, null)).toEqual({ problem });
  });

  test('that could be meant either way is refused in a column that contradicts itself', () => {
    const column = new NumberColumn(['5,99', '7.49', '1.250'], { forced: null, isMoney: true }).sign;
    expect(column).toBe('mixed');
    expect(readNumber('1.250', column)).toEqual({ problem: 'ambiguous' });
    expect(readNumber('5,99', column)).toEqual({ value: 5.99 });
  });
});

test('the third decimal is rounded as it is written', () => {
  expect([1.005, 4.72, 0.285, 1299].map(hundredths)).toEqual([101, 472, 29, 129900]);
});
