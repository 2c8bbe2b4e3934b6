import { domainsOf } from './own-domains.ts';

test('a host belongs to the one pharmacy that has it as its website', () => {
  const found = domainsOf(
    [
      { slug: 'adler', website: 'https://www.Adler-Apotheke.example/start' },
      { slug: 'linden', website: 'http://linden.example:8080' },
      { slug: 'stern', website: 'https://portal.example/stern' },
      { slug: 'sonne', website: 'https://portal.example/sonne' },
      { slug: 'wir', website: 'https://www.blattwerk.example/market' },
      { slug: 'unlesbar', website: 'https://' },
    ],
    'blattwerk.example',
  );
  expect([...found]).toEqual([
    ['adler-apotheke.example', 'adler'],
    ['linden.example', 'linden'],
  ]);
});
