import type { Request } from 'express';
import { audienceCredential, readAudience } from './page-audience.ts';

const asking = (credential: string | undefined): Request =>
  ({ get: (name: string) => (name === 'x-page-audience' ? credential : undefined) }) as unknown as Request;

test.each(['register', 'prescription', 'doctor'] as const)('the credential of the audience %s opens this audience', (reach) => {
  expect(readAudience(asking(audienceCredential(reach)))).toBe(reach);
});

test.each([
  undefined,
  '',
  'doctor',
  'doctor.',
  `doctor.${'A'.repeat(43)}`,
  `admin.${audienceCredential('doctor').split('.')[1]}`,
  `${audienceCredential('doctor')}x`,
])('anything else opens none: %p', (credential) => {
  expect(readAudience(asking(credential))).toBeUndefined();
});
