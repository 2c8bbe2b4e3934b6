import { readFileSync } from 'node:fs';
import { inRoot } from '../root.ts';
import { apiProcess } from './api-process.ts';

test('the image runs the API as npm start does', () => {
  const dockerfile = readFileSync(inRoot('Dockerfile'), 'utf8');
  const command = /^CMD (\[.*\])$/m.exec(dockerfile)?.[1] ?? '[]';
  expect(JSON.parse(command)).toEqual(['node', ...apiProcess.flags, 'api/src/main.ts']);
  const { NODE_COMPILE_CACHE: _aPlaceOfItsOwn, ...memory } = apiProcess.env;
  for (const [name, value] of Object.entries(memory)) expect(dockerfile).toMatch(new RegExp(`^ENV .*\\b${name}=${value}\\b`, 'm'));
  expect(dockerfile).toMatch(/^ENV .*\bNODE_COMPILE_CACHE=/m);
});
