import type { CreateRule, Ranged } from '@oxlint/plugins';

/**
 * Syntax that this product does without, each with its reason. `selector` is written as ESLint's are, `except` lists by name where the ban does not hold.
 * The exceptions may only shrink.
 */

const tests = ['**/*.test.ts', '**/*.test.tsx', 'api/test/**', 'scripts/jest/**', 'e2e/**'];

/** Files for which a framework prescribes the default export. */
const frameworkFiles = [
  '**/*.config.{js,ts}',
  'knexfile.ts',
  'scripts/jest/*-test-database.ts',
  'scripts/jest/*.mjs',
  'scripts/check/house-rules.ts',
  'e2e/product/global-setup.ts',
  'storefront/app/{root,routes}.{ts,tsx}',
  'storefront/app/entry.*.tsx',
  'storefront/app/routes/**',
];

/** Commands: they run before or beside the product, and read the environment themselves. */
const commands = ['scripts/**', 'bench/**', '**/*.config.{js,ts}', 'knexfile.ts', 'api/src/app/feed-docs/write-guide.ts', 'seeds/run.ts', '**/*.command.ts'];

/** Browsers and the stand-ins of the outside world have a clock of their own; seeds count from today. */
const ownClock = ['admin/**', 'storefront/**', 'video/**', 'sandbox/**', 'seeds/**', 'scripts/**'];

/** Where SQL belongs: decision 67. The bus of the video rooms is PostgreSQL's NOTIFY and no table. */
const sqlFiles = [
  'api/src/**/*.queries.ts',
  'api/src/**/*.model.ts',
  'api/src/{kernel,jobs,http,adapters}/**',
  'api/src/*.ts',
  'api/src/features/video-rooms/hub/bus.ts',
];

/** How a statement begins. */
const statement = String.raw`/^\s*(SELECT|INSERT|UPDATE|DELETE|WITH|CREATE|DROP|TRUNCATE|LOCK|SET|NOTIFY|REFRESH)\b/i`;

export interface Ban {
  selector: string;
  message: string;
  except: readonly string[];
}

export const bans: Readonly<Record<string, Ban>> = {
  'test-focus': {
    selector: [
      'CallExpression[callee.object.name=/^(test|it|describe)$/][callee.property.name=/^(only|skip|todo|fixme)$/]',
      'CallExpression[callee.name=/^(fit|xit|fdescribe|xdescribe|xtest)$/]',
    ].join(', '),
    message: 'Every test runs, always: a skipped one proves nothing and a focused one silences the others.',
    except: [],
  },
  'graph-writes': {
    selector: 'CallExpression[callee.property.name=/^(upsertGraph|insertGraph)/]',
    message: 'Graph writes hide which rows change: say each insert and update, so that a transaction can be read.',
    except: [],
  },
  'raw-html': {
    selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
    message: 'Text is rendered as text: markup from data lets foreign scripts run here.',
    // Structured data for search engines has to be a script element; its text is escaped there. Prose is our own Markdown, of which HTML inside is refused.
    except: ['storefront/app/lib/seo/page-head.tsx', 'storefront/app/features/texts/prose.tsx'],
  },
  chance: {
    selector: "MemberExpression[object.name='Math'][property.name='random']",
    message: 'Not repeatable in tests and guessable for attackers: take node:crypto, or a seeded generator for demo data.',
    except: [],
  },
  'hidden-time': {
    selector: "NewExpression[callee.name='Date'][arguments.length=0], MemberExpression[object.name='Date'][property.name='now']",
    message: 'Time is handed in (ctx.clock), so that a test can choose it.',
    except: ['api/src/kernel/clock*.ts', ...ownClock, ...tests],
  },
  'hidden-environment': {
    selector: "MemberExpression[object.name='process'][property.name='env']",
    message: 'The environment is read once, in the config file; everything else is handed its values.',
    except: ['api/src/config.ts', 'sandbox/src/config.ts', ...commands, ...tests],
  },
  'status-writes': {
    selector:
      "CallExpression[callee.property.name=/^(update|patch|patchAndFetch|patchAndFetchById)$/] > ObjectExpression.arguments Property[key.name='status']:not([value.callee.name='nextState'])",
    message: 'A status moves through its table in contract/src/<aggregate>/states.ts alone: transition(…), or nextState(table, action, current).',
    except: ['admin/**', 'storefront/**', 'sandbox/**', 'seeds/**', 'e2e/**', 'api/src/kernel/state-machine.ts', ...tests],
  },
  'scattered-sql': {
    selector: [
      "CallExpression[callee.property.name='trx']",
      "CallExpression[callee.name='trx']",
      "CallExpression[callee.name='rawRows']",
      "CallExpression[callee.property.name='from'][callee.object.property.name='trx']",
      "CallExpression[callee.name='knex']",
      "CallExpression[callee.property.name='knex']",
      "AwaitExpression > CallExpression[callee.property.name='raw']",
      // A value such as raw('version + 1') belongs to a model's write; a statement does not.
      `CallExpression[callee.property.name='raw'] > Literal.arguments[value=${statement}]`,
      `CallExpression[callee.property.name='raw'] > TemplateLiteral.arguments > TemplateElement:first-child[value.raw=${statement}]`,
    ].join(', '),
    message: 'A record is read and written through its model; SQL stands in a *.queries.ts of the feature (decision 67).',
    except: [...sqlFiles, 'api/src/app/**', 'migrations/**', 'seeds/**', 'scripts/**', 'bench/**', '**/testing/**', ...tests],
  },
  'default-export': {
    selector: 'ExportDefaultDeclaration',
    message: 'Named exports: one name for one thing, the same wherever it is used.',
    except: frameworkFiles,
  },
  'path-of-url': {
    selector: [
      "MemberExpression[property.name='pathname'] > NewExpression[callee.name='URL']:has(MetaProperty)",
      "VariableDeclarator[id.type='ObjectPattern']:has(Property[key.name='pathname']) > NewExpression[callee.name='URL']:has(MetaProperty)",
    ].join(', '),
    message:
      'The path of an address is escaped (“Mein%20Ordner%20%C3%A4”) and begins with a slash before a drive letter, so the file is not found there: fileURLToPath.',
    except: [],
  },
  'plain-dialog': {
    selector: "ImportDeclaration[source.value='antd'] > ImportSpecifier[imported.name=/^(Modal|Popconfirm)$/]",
    message: 'Dialog and ConfirmButton begin where a user can type or choose, give the focus back, and lose no written text; the library’s own do not.',
    except: ['admin/src/components/dialog.tsx', 'admin/src/components/use-written-text.tsx'],
  },
  'plain-form': {
    selector:
      "ImportDeclaration[source.value='react-hook-form'] > ImportSpecifier[imported.name='useForm'], ImportDeclaration[source.value='react-hook-form'] > ImportNamespaceSpecifier",
    message: 'A form is a zod shape: useShapeForm validates by it, shows errors in the page’s language and puts the server’s findings at their fields.',
    except: ['storefront/app/lib/forms/use-shape-form.ts'],
  },
};

/** One rule for one ban. */
export function ruleFor({ selector, message }: Ban): CreateRule {
  return { meta: { type: 'problem', schema: [] }, create: (context) => ({ [selector]: (node: Ranged) => context.report({ node, message }) }) };
}
