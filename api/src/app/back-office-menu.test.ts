import { readdirSync, readFileSync } from 'node:fs';
import { listRoutes } from '../../test/permissions/routes.ts';
import { permissions, type Permission } from './permissions.ts';
import { routing } from './routing.ts';

const resources = new URL('../../../admin/src/resources/', import.meta.url);
const base = '/api/v1/backoffice/';

/** The permission behind an address of the back office, whatever its parameter is called; undefined where there is no such address. */
const byAddress = new Map(listRoutes(routing).map(({ method, path, operation }) => [`${method} ${path.replaceAll(/:\w+/g, ':id')}`, operation]));
const rolesAt = (method: string, path: string): string[] | undefined => {
  const operation = byAddress.get(`${method} ${base}${path}`);
  return operation && Object.keys(permissions[operation] as Permission);
};

const sourceOf = (folder: string): string =>
  readdirSync(new URL(`${folder}/`, resources))
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map((file) => readFileSync(new URL(`${folder}/${file}`, resources), 'utf8'))
    .join('\n');

const listed = (source: string, field: string): string[] =>
  [...(new RegExp(`${field}: \\[([^\\]]*)\\]`).exec(source)?.[1] ?? '').matchAll(/'([a-z]+)'/g)].map(([, role]) => role ?? '');

const descriptors = readdirSync(resources, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name: folder }) => ({ folder, source: sourceOf(folder) }))
  .flatMap(({ folder, source }) => {
    const name = /Descriptor = \{\s*name: '([a-z-]+)'/.exec(source)?.[1];
    return name ? [{ folder, name, source, visibleTo: listed(source, 'visibleTo'), editableBy: listed(source, 'editableBy') }] : [];
  });

test('every list of the menu is there', () => {
  expect(descriptors.length).toBeGreaterThan(20);
  for (const { visibleTo } of descriptors) expect(visibleTo).not.toEqual([]);
});

describe.each(descriptors)('$name in the menu', ({ name, visibleTo, editableBy }) => {
  test('opens for everyone to whom it is shown', () => {
    // A doctor has one schedule, so there is no list of them.
    const allowed = rolesAt('get', name) ?? rolesAt('get', `${name}/:id`);
    expect([name, visibleTo.filter((role) => !allowed?.includes(role))]).toEqual([name, []]);
  });

  test('can be edited by everyone who has the button for it', () => {
    const allowed = rolesAt('patch', `${name}/:id`) ?? rolesAt('put', `${name}/:id`) ?? [];
    expect([name, editableBy.filter((role) => !allowed.includes(role))]).toEqual([name, []]);
  });
});

const admin = new URL('../../../admin/src/', import.meta.url);
const visibleIn = new Map(descriptors.map(({ name, visibleTo }) => [name, visibleTo]));
const steps = readdirSync(admin, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
  .flatMap((file) => {
    const source = readFileSync(new URL(file, admin), 'utf8');
    const resource = /useAction\('([a-z-]+)'\)/.exec(source)?.[1];
    const actions = [...source.matchAll(/\brun(?:<[^>]*>)?\([A-Za-z.]*[iI]d, '([a-z-]+)'/g)].map(([, action]) => action ?? '');
    return resource ? actions.map((action) => ({ file, resource, action })) : [];
  });

test('the buttons of the back office are found', () => {
  expect(steps.length).toBeGreaterThan(12);
});

/** A button, or the screen that shows it, asks the record. */
const asksAbilities = (file: string): boolean =>
  readdirSync(new URL(`${file.split('/').slice(0, 2).join('/')}/`, admin), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .some((name) => readFileSync(new URL(`${file.split('/').slice(0, 2).join('/')}/${name}`, admin), 'utf8').includes('abilities.includes('));

/** Shown to who has just decided, by what the browser remembers of it. */
const shownAfterOwnStep = ['layout/undo-bar.tsx'];

test.each(steps)(
  'the button "$action" of $resource ($file) has its endpoint, and abilities decide where it is not everyone’s',
  ({ file, resource, action }) => {
    const allowed = rolesAt('post', `${resource}/:id/${action}`);
    expect(allowed).toBeDefined();
    const others = (visibleIn.get(resource) ?? []).filter((role) => !allowed?.includes(role));
    if (others.length > 0 && !shownAfterOwnStep.includes(file)) expect([file, asksAbilities(file)]).toEqual([file, true]);
  },
);
