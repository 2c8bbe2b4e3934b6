import { readReviewQuery } from './review-query.ts';

test.each([
  ['', { sort: 'newest', page: 1 }],
  ['reviewSort=helpful&reviewPage=3', { sort: 'helpful', page: 3 }],
  ['reviewSort=-rating', { sort: '-rating', page: 1 }],
  ['reviewSort=price&reviewPage=0', { sort: 'newest', page: 1 }],
  ['reviewPage=1e9', { sort: 'newest', page: 1 }],
  ['reviewPage=zwei', { sort: 'newest', page: 1 }],
])('%j is read as %j', (search, query) => {
  expect(readReviewQuery(new URLSearchParams(search))).toEqual(query);
});
