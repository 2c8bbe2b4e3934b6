const path = require('node:path');

/** Who may import whom. Each rule's comment is what the person reads who breaks it. */

const tests = '\\.test\\.tsx?$|^api/test/';

/** One island may reach itself and what is named; everything else of ours is forbidden. */
const island = (name, from, allowed, comment) => ({
  name,
  severity: 'error',
  comment,
  from: { path: from, pathNot: tests },
  to: { path: '^(contract|video|api|admin|storefront|sandbox|seeds|migrations|e2e|bench|scripts|knexfile)', pathNot: [from, ...allowed] },
});

const islands = [
  island('video-knows-no-app', '^video/', ['^contract/'], 'video is the room that both front ends show: it reaches contract only.'),
  island('contract-is-the-ground', '^contract/', [], 'contract imports zod and nothing else of ours: both sides of the wire stand on it.'),
  island('api-knows-no-app', '^api/', ['^contract/', '^knexfile'], 'api reaches contract only; the apps reach it over HTTP.'),
  island(
    'admin-knows-no-api',
    '^admin/',
    ['^contract/', '^video/'],
    'admin reaches contract and video only: the server is asked over HTTP, and the storefront is none of its business.',
  ),
  island('storefront-knows-no-api', '^storefront/', ['^contract/', '^video/'], 'storefront reaches contract and video only: the server is asked over HTTP.'),
  island('sandbox-stands-outside', '^sandbox/', [], 'The sandbox plays the outside world: it imports nothing of ours, or it would prove nothing.'),
  island('migrations-are-frozen', '^migrations/', [], 'A migration imports nothing of ours: what it imports changes later, and it must not.'),
  island('seeds-use-models', '^seeds/', ['^contract/', '^api/', '^knexfile'], 'seeds reach the API and contract only.'),
  island(
    'e2e-is-a-stranger',
    '^e2e/',
    ['^contract/', '^seeds/cast\\.ts$', '^scripts/(free-port|scratch-folder)\\.ts$'],
    'Browser journeys know the contract and the cast, as a stranger would, and how to find a free port and a folder.',
  ),
  island(
    'benches-run-the-api',
    '^bench/',
    ['^contract/', '^api/', '^knexfile', '^scripts/product/api-process\\.ts$'],
    'A bench starts the API and asks it over HTTP.',
  ),
  island('scripts-stand-alone', '^scripts/', ['^knexfile', '^seeds/', '^contract/'], 'Scripts start the product as processes; they do not import it.'),
];

const inApi = [
  {
    name: 'features-meet-in-public',
    severity: 'error',
    comment: 'A feature reaches another one through its public.ts only.',
    from: { path: '^api/src/features/([^/]+)/', pathNot: tests },
    to: { path: '^api/src/features/', pathNot: ['^api/src/features/$1/', '^api/src/features/[^/]+/public\\.ts$'] },
  },
  {
    name: 'below-knows-no-feature',
    severity: 'error',
    comment: 'http, jobs, adapters and kernel lie below the features: what they need of one is handed in at composition (app/server.ts, context.ts).',
    from: { path: '^api/src/(http|jobs|adapters|kernel)/', pathNot: tests },
    to: { path: '^api/src/(features/|app/|context\\.ts$)' },
  },
  {
    name: 'features-know-no-app',
    severity: 'error',
    comment: 'app knows the features, never the other way round.',
    from: { path: '^api/src/features/', pathNot: tests },
    to: { path: '^api/src/app/' },
  },
  {
    name: 'app-meets-features-in-public',
    severity: 'error',
    comment: 'app reaches a feature through its public.ts, its endpoints and its jobs only.',
    from: { path: '^api/src/app/', pathNot: tests },
    to: { path: '^api/src/features/', pathNot: ['^api/src/features/[^/]+/public\\.ts$', '^api/src/features/.+/(endpoints|jobs)/'] },
  },
  {
    name: 'kernel-has-no-domain',
    severity: 'error',
    comment: 'The kernel is words without a domain; features stand on it, never the other way round.',
    // ctx.ts names everything that a request carries, as types.
    from: { path: '^api/src/kernel/', pathNot: [tests, '^api/src/kernel/ctx\\.ts$'] },
    to: { path: '^api/src/(features|http|jobs|adapters)/' },
  },
  {
    name: 'adapters-know-no-feature',
    severity: 'error',
    comment: 'An adapter speaks to a vendor and knows its port, not who uses it.',
    from: { path: '^api/src/adapters/', pathNot: tests },
    to: { path: '^api/src/(features|http|jobs)/' },
  },
  {
    name: 'vendors-behind-ports',
    severity: 'error',
    comment: 'A vendor’s library is imported by its adapter alone; all other code uses the port. Its types may travel.',
    from: { path: '^api/src/', pathNot: [tests, '^api/src/adapters/', '^api/src/context\\.ts$'] },
    to: {
      dependencyTypesNot: ['type-only'],
      path: 'node_modules/(stripe|nodemailer|@aws-sdk|pdfkit|bwip-js|@signpdf|agora-token|openid-client|ssh2-sftp-client)/',
    },
  },
  {
    name: 'rules-know-no-http',
    severity: 'error',
    comment: 'Models, policies, services, queries and presenters are called by endpoints and jobs alike: no HTTP in them.',
    from: { path: '^api/src/features/.*\\.(model|policy|service|queries|presenter)\\.ts$' },
    to: { path: '^api/src/http/|node_modules/(express|express-zod-api)/' },
  },
];

const inStorefront = [
  {
    name: 'components-know-no-feature',
    severity: 'error',
    comment: 'components and lib are below features and routes.',
    from: { path: '^storefront/app/(components|lib)/', pathNot: tests },
    to: { path: '^storefront/app/(features|routes)/' },
  },
  {
    name: 'features-know-no-route',
    severity: 'error',
    comment: 'A route composes features; no feature knows a route.',
    from: { path: '^storefront/app/features/', pathNot: tests },
    to: { path: '^storefront/app/routes/' },
  },
  {
    name: 'features-never-meet',
    severity: 'error',
    comment: 'Storefront features never import each other: the route composes them, and what both need belongs to components or lib.',
    from: { path: '^storefront/app/features/([^/]+)/', pathNot: tests },
    to: { path: '^storefront/app/features/', pathNot: '^storefront/app/features/$1/' },
  },
];

const general = [
  {
    name: 'front-ends-know-operations-as-types',
    severity: 'error',
    comment:
      'A front end calls operations through contract/client, which knows their types: imported as values they bring zod and every shape into the bundle.',
    from: { path: '^(admin/src|storefront/app)/', pathNot: tests },
    to: { dependencyTypesNot: ['type-only'], path: '^contract/src/.*operations\\.ts$' },
  },
  {
    name: 'no-cycle',
    severity: 'error',
    comment: 'Two files that need each other are one thing, or a third one is missing. Types alone make no cycle.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'contract-imports-zod',
    severity: 'error',
    comment: 'contract depends on zod alone.',
    from: { path: '^contract/src/', pathNot: tests },
    to: { path: 'node_modules/', pathNot: 'node_modules/zod/' },
  },
  {
    name: 'migrations-import-knex',
    severity: 'error',
    comment: 'A migration imports the type of knex and nothing else.',
    from: { path: '^migrations/', pathNot: tests },
    to: { path: 'node_modules/', pathNot: 'node_modules/knex/' },
  },
  { name: 'resolvable', severity: 'error', comment: 'This import leads nowhere.', from: {}, to: { couldNotResolve: true } },
];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [...general, ...islands, ...inApi, ...inStorefront],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(build|dist|\\.react-router|generated|test-results)/|\\+types/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: path.join(__dirname, 'tsconfig.base.json') },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
  },
};
