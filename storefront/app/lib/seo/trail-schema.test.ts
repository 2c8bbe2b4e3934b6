import { trailSchema } from './trail-schema.ts';

test('the way is told from its beginning, in the page\u2019s language', () => {
  const trail = [
    { name: 'Market', to: '/market' },
    { name: 'Flowers', to: '/market/catalog/flowers' },
  ];
  expect(trailSchema(trail, (to) => `/en${to}`)).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Market', item: '/en/market' },
      { '@type': 'ListItem', position: 2, name: 'Flowers', item: '/en/market/catalog/flowers' },
    ],
  });
});
