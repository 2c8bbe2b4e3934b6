import type { CreateRule, Ranged } from '@oxlint/plugins';

type Node = Record<string, unknown> & { type: string };

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
const nameOf = (node: unknown): string | undefined => (isNode(node) && node.type === 'Identifier' ? String(node['name']) : undefined);

/** `api`, `memberApi`, or what `serverApi(…)` makes. */
const isClient = (node: unknown): boolean => {
  const name = isNode(node) && node.type === 'CallExpression' ? nameOf(node['callee']) : nameOf(node);
  return /^(api|\w+Api|http|http[A-Z]\w*)$/.test(name ?? '');
};

/** `memberApi.post(…)` and its kin, or `http.request('POST', …)`; a member of any object with such a name counts. */
const isWrite = (node: Node): boolean => {
  const callee = node['callee'];
  if (node.type !== 'CallExpression' || !isNode(callee) || callee.type !== 'MemberExpression') return false;
  const method = nameOf(callee['property']) ?? '';
  if (isClient(callee['object']) && /^(post|put|patch|delete|postForFile)$/.test(method)) return true;
  const [first] = node['arguments'] as Node[];
  return method === 'request' && isNode(first) && first.type === 'Literal' && /^(POST|PUT|PATCH|DELETE)$/.test(String(first['value']));
};

type VisitorKeys = Readonly<Record<string, readonly string[] | undefined>>;

/** The nodes below a node, by the parser's own list of keys: without it a program's tokens and comments would be walked too. */
const childrenOf = (node: Node, keys: VisitorKeys): Node[] => (keys[node.type] ?? []).flatMap((key) => [node[key]].flat().filter(isNode));

/** The functions of this file by their names: `const x = () => …` and `function x() …`, at any depth. */
const functionsIn = (node: Node, keys: VisitorKeys, into = new Map<string, Node>()): Map<string, Node> => {
  const name = nameOf(node['id']);
  if (name !== undefined && node.type === 'FunctionDeclaration') into.set(name, node);
  if (name !== undefined && node.type === 'VariableDeclarator' && isNode(node['init']) && /Function/.test(node['init'].type)) into.set(name, node['init']);
  for (const child of childrenOf(node, keys)) functionsIn(child, keys, into);
  return into;
};

/** Every write that happens when this is run, through the functions of the same file that it names. */
const writesIn = (node: Node, keys: VisitorKeys, functions: ReadonlyMap<string, Node>, seen: Set<Node>): Node[] => {
  if (seen.has(node)) return [];
  seen.add(node);
  const own = isWrite(node) ? [node] : [];
  const called = nameOf(node) === undefined ? undefined : functions.get(nameOf(node) ?? '');
  const below = called ? [called, ...childrenOf(node, keys)] : childrenOf(node, keys);
  return [...own, ...below.flatMap((child) => writesIn(child, keys, functions, seen))];
};

/** What runs because a page is opened: a query's function, a route's loader, and every function whose name says that it only reads. */
const isRunOnOpening = (node: Node): Node | undefined => {
  if (node.type === 'Property' && nameOf(node['key']) === 'queryFn' && isNode(node['value'])) return node['value'];
  if (node.type !== 'VariableDeclarator' && node.type !== 'FunctionDeclaration') return undefined;
  if (!/^(loader|clientLoader|(read|find|list|load)([A-Z]\w*)?)$/.test(nameOf(node['id']) ?? '')) return undefined;
  const body = node.type === 'FunctionDeclaration' ? node : node['init'];
  return isNode(body) && /Function/.test(body.type) ? body : undefined;
};

/** Opening a page never creates anything: a request is made by a press. */
export const noWriteOnRead: CreateRule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { write: 'This runs when a page is opened, and opening a page never creates or changes anything. Write when a button is pressed.' },
  },
  create: (context) => ({
    Program(program) {
      const root = program as unknown as Node;
      const keys: VisitorKeys = context.sourceCode.visitorKeys;
      const functions = functionsIn(root, keys);
      const reported = new Set<Node>();
      const visit = (node: Node): void => {
        const opened = isRunOnOpening(node);
        for (const write of opened ? writesIn(opened, keys, functions, new Set()) : []) {
          if (!reported.has(write)) context.report({ node: write as unknown as Ranged, messageId: 'write' });
          reported.add(write);
        }
        for (const child of childrenOf(node, keys)) visit(child);
      };
      visit(root);
    },
  }),
};
