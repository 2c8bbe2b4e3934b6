import { areaPoints } from './area-points.ts';

const pharmacy = (slug: string, zipCode: string) => ({ slug, name: `${slug}-Apotheke`, zipCode, city: 'Berlin' });

test('pharmacies stand in the middle of their postal area, and nowhere where it is not known', () => {
  const points = areaPoints([pharmacy('adler', '10115'), pharmacy('linden', '10119'), pharmacy('fern', '00000')], [['10179', 52.52, 13.4]]);
  expect(points).toEqual([
    { ...pharmacy('adler', '10115'), lat: 52.52, lon: 13.4 },
    { ...pharmacy('linden', '10119'), lat: 52.52, lon: 13.4 },
  ]);
});
