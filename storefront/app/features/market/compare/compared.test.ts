import { compareAddress } from '../../../lib/comparison/comparison.ts';
import { slugsOf } from './compared.ts';

test('an address names up to four products, each once', () => {
  expect(slugsOf(new URLSearchParams('products=a,b,%20a,,c,d,e'))).toEqual(['a', 'b', 'c', 'd']);
  expect(slugsOf(new URLSearchParams(''))).toEqual([]);
  expect(slugsOf(new URL(compareAddress(['a-1', 'b']), 'https://blattwerk.example').searchParams)).toEqual(['a-1', 'b']);
});
