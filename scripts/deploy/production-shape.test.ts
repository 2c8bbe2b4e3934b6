import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { inRoot } from '../root.ts';

interface Service {
  image?: string;
  command?: string | string[];
  healthcheck?: { test?: string[] };
  environment?: Record<string, string>;
  depends_on?: Record<string, { condition: string }>;
  volumes?: string[];
  deploy?: { replicas?: number };
  profiles?: string[];
}

const compose = parse(readFileSync(inRoot('docker-compose.yml'), 'utf8'), { merge: true }) as {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
};
const dockerfile = readFileSync(inRoot('Dockerfile'), 'utf8');
const configSource = readFileSync(inRoot('api', 'src', 'config.ts'), 'utf8');
const problemsSource = readFileSync(inRoot('api', 'src', 'config-problems.ts'), 'utf8');
const readme = readFileSync(inRoot('README.md'), 'utf8');

const known = [...configSource.matchAll(/^ {2}([A-Z][A-Z0-9_]+): (?:z\b|help)/gm)].map(([, name = '']) => name);
const needed = [...(/neededInProduction = \[([\s\S]*?)\]/.exec(problemsSource)?.[1] ?? '').matchAll(/'([A-Z0-9_]+)'/g)].map(([, name = '']) => name);

test('the production shape has two web processes, a worker, and everything they need', () => {
  const always = Object.entries(compose.services).filter(([, { profiles }]) => profiles === undefined);
  expect(always.map(([name]) => name).toSorted()).toEqual(['mail', 'migrate', 'objects', 'postgres', 'proxy', 'scanner', 'web', 'worker']);
  expect(Object.keys(compose.services)).toEqual(expect.arrayContaining(['pooler', 'replica', 'turn']));
  expect(compose.services['web']).toMatchObject({ environment: { ROLE: 'web' }, deploy: { replicas: 2 } });
  expect(compose.services['worker']).toMatchObject({ environment: { ROLE: 'worker' } });
});

test.each(['web', 'worker', 'migrate'])('%s gets every variable that production needs, and none that is never read', (name) => {
  const given = Object.keys(compose.services[name]?.environment ?? {});
  expect(needed.length).toBeGreaterThan(5);
  expect(given).toEqual(expect.arrayContaining([...needed, 'APP_ENV', 'DATABASE_URL']));
  expect(given.filter((variable) => !known.includes(variable))).toEqual([]);
});

test('services wait only for services that exist, and volumes are declared', () => {
  for (const service of Object.values(compose.services)) {
    for (const other of Object.keys(service.depends_on ?? {})) expect(Object.keys(compose.services)).toContain(other);
    for (const source of (service.volumes ?? []).map((volume) => volume.split(':')[0] ?? '')) {
      if (source.startsWith('.')) expect(existsSync(inRoot(source))).toBe(true);
      else expect(Object.keys(compose.volumes)).toContain(source);
    }
  }
});

test('the object store gets its credentials and its bucket from the environment, keeps its data, and says when it is ready', () => {
  const { image, command, environment, volumes, healthcheck } = compose.services['objects'] ?? {};
  expect(image).toMatch(/^chrislusf\/seaweedfs:\d+\.\d+$/);
  expect(command).toMatch(/^mini -dir=\/data /);
  expect(environment).toEqual({ AWS_ACCESS_KEY_ID: '${S3_ACCESS_KEY_ID}', AWS_SECRET_ACCESS_KEY: '${S3_SECRET_ACCESS_KEY}', S3_BUCKET: 'blattwerk' });
  expect(volumes).toEqual(['objects:/data']);
  const port = ':8333';
  expect(healthcheck?.test?.at(-1)).toContain(port);
  expect(compose.services['web']?.environment).toMatchObject({ S3_ENDPOINT: `http://objects${port}`, S3_BUCKET: environment?.['S3_BUCKET'] });
  for (const name of ['web', 'worker']) expect(compose.services[name]?.depends_on).toMatchObject({ objects: { condition: 'service_healthy' } });
});

test('no image is one that cannot be pulled any more', () => {
  const images = Object.values(compose.services).flatMap(({ image }) => (image === undefined ? [] : [image]));
  expect(images.filter((image) => image.startsWith('minio/'))).toEqual([]);
});

test('the image runs as an ordinary user, in production mode, and copies what exists', () => {
  expect(dockerfile).toMatch(/^USER node$/m);
  expect(dockerfile).toMatch(/^ENV .*APP_ENV=production/m);
  const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, sources = '']) => sources.split(' '));
  expect(copied.filter((source) => !existsSync(inRoot(source)))).toEqual([]);
});

test('the README names every variable that the API reads', () => {
  expect(known.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
});

test('the application signs in with a login of its own, which only the migration, as the owner, makes', () => {
  const login = 'postgres://blattwerk_login:${POSTGRES_APPLICATION_PASSWORD:?set it in .env}@postgres:5432/blattwerk';
  for (const name of ['web', 'worker']) expect(compose.services[name]?.environment?.['DATABASE_URL']).toBe(login);
  expect(compose.services['migrate']?.environment).toMatchObject({
    DATABASE_APPLICATION_URL: login,
    DATABASE_URL: 'postgres://blattwerk:${POSTGRES_PASSWORD:?set it in .env}@postgres:5432/blattwerk',
  });
});

test('callers’ addresses are taken from the proxy of the shape alone', () => {
  for (const name of ['web', 'worker']) expect(compose.services[name]?.environment?.['TRUST_PROXY']).toBe('uniquelocal');
});
