import { issuedKinds } from '@blattwerk/contract/document-checks/shapes';
import { tellingWords } from '@blattwerk/contract/telling-words';
import { appointmentName, documentName } from './file-names.ts';

const stored = issuedKinds.map((kind) => ({ kind, filename: 'R-2026-000001.pdf' }));
const forRole = (role: string): string[] => stored.map((one) => documentName(one, { role }));

test.each(['patient', 'system', 'visitor', 'support'])('what a %s gets is called by the product and a number', (role) => {
  for (const name of [...forRole(role), appointmentName]) {
    expect(name).toMatch(/^blattwerk-[\w.-]+$/);
    expect(name).not.toMatch(tellingWords);
    expect(name).not.toMatch(/brief|aufkl|ausweis|reise|nachweis/);
  }
});

test('pharmacies, doctors and administrators find documents by what they are', () => {
  for (const role of ['pharmacy', 'pharmacy-link', 'doctor', 'admin']) expect(forRole(role)).toContain('rezept-R-2026-000001.pdf');
  expect(new Set(forRole('admin')).size).toBe(issuedKinds.length);
});
