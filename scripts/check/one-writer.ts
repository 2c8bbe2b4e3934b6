import path from 'node:path';
import ts from 'typescript';
import { inRoot } from '../root.ts';
import { ownerOfFile, writerOf } from './table-writers.ts';

const WRITES = /^(insert|insertAndFetch|update|updateAndFetch|patch|patchAndFetch|patchAndFetchById|delete|del|deleteById|increment|decrement|truncate)$/;
const SQL_WRITES =
  /\b(?:INSERT INTO|DELETE FROM|MERGE INTO|TRUNCATE(?: TABLE)?|COPY)\s+([\w.$]+)|\bUPDATE\s+(?!SET\b|OF\b|SKIP\b|NOWAIT\b)([\w.$]+)(?:\s+AS\s+\w+)?\s+SET\b/g;
const TEMPORARY = /CREATE TEMPORARY TABLE (\w+)/g;

const snake = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The values of a literal type or of a union of them; undefined for anything wider. */
function literalsOf(type: ts.Type): string[] | undefined {
  const parts = type.isUnion() ? type.types : [type];
  const values = parts.map((part) => (part.isStringLiteral() ? part.value : undefined));
  return values.every((value) => value !== undefined) ? values : undefined;
}

/** What a function gives back, or the expression itself. */
function resultOf(node: ts.Expression): ts.Expression | undefined {
  if (!ts.isArrowFunction(node) && !ts.isFunctionExpression(node)) return node;
  if (!ts.isBlock(node.body)) return node.body;
  return node.body.statements.find(ts.isReturnStatement)?.expression;
}

/** Asks the types of one file. */
class Tables {
  readonly checker: ts.TypeChecker;
  constructor(checker: ts.TypeChecker) {
    this.checker = checker;
  }

  /** The model's file behind an Objection query, undefined for everything else. */
  modelFile(query: ts.Expression): string | undefined {
    const type = this.checker.getTypeAtLocation(query);
    const model = type.getProperty('ModelType');
    if (!model || !type.getProperty('findById')) return undefined;
    const of = this.checker.getTypeOfSymbolAtLocation(model, query);
    return (of.isUnion() ? of.types[0] : of)?.getSymbol()?.declarations?.[0]?.getSourceFile().fileName;
  }

  isKnexQuery(node: ts.Expression): boolean {
    const type = this.checker.getTypeAtLocation(node);
    return type.getProperty('whereRaw') !== undefined && type.getProperty('ModelType') === undefined;
  }

  /** The tables that a knex query is about; undefined when they cannot be told. */
  tablesOf(query: ts.Expression): string[] | undefined {
    const node = resultOf(query);
    if (node === undefined) return undefined;
    if (ts.isAwaitExpression(node) || ts.isParenthesizedExpression(node)) return this.tablesOf(node.expression);
    if (ts.isIdentifier(node)) return this.tablesOfDeclaration(node);
    if (!ts.isCallExpression(node)) return undefined;
    const { expression: callee } = node;
    if (ts.isPropertyAccessExpression(callee) && this.isKnexQuery(callee.expression)) return this.tablesOf(callee.expression);
    const isKnex = this.checker.getTypeAtLocation(callee).getProperty('raw') !== undefined;
    if (isKnex && node.arguments[0]) return literalsOf(this.checker.getTypeAtLocation(node.arguments[0]));
    return ts.isIdentifier(callee) ? this.tablesOfDeclaration(callee) : undefined;
  }

  tablesOfDeclaration(name: ts.Identifier): string[] | undefined {
    const symbol = this.checker.getSymbolAtLocation(name);
    const target = symbol && symbol.flags & ts.SymbolFlags.Alias ? this.checker.getAliasedSymbol(symbol) : symbol;
    const declared = target?.valueDeclaration;
    return declared && ts.isVariableDeclaration(declared) && declared.initializer ? this.tablesOf(declared.initializer) : undefined;
  }
}

export interface ForeignWrite {
  line: number;
  reason: 'foreign' | 'unknown' | 'hidden';
  message: string;
}

const MESSAGES = {
  foreign: (what: string, writer: string): string =>
    `${what} is written by ${writer} alone: call its public.ts, or a hook where it lies above (scripts/check/table-writers.ts).`,
  unknown: (table: string): string => `${table} is not on the page of tables and their writers (scripts/check/table-writers.ts).`,
  hidden: (): string => 'It cannot be told which table this writes: name it.',
};

/** The writes in a file to tables of another feature; the page `table-writers.ts` says whose each table is. */
export function findForeignWrites(source: ts.SourceFile, checker: ts.TypeChecker): ForeignWrite[] {
  const tables = new Tables(checker);
  const owner = ownerOfFile(source.fileName);
  const temporary = new Set([...source.text.matchAll(TEMPORARY)].map(([, name = '']) => name));
  const found: ForeignWrite[] = [];
  const report = (node: ts.Node, reason: ForeignWrite['reason'], what = '', writer = ''): void =>
    void found.push({ line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1, reason, message: MESSAGES[reason](what, writer) });
  const check = (node: ts.Node, written: string[] | undefined): void => {
    if (written === undefined) return report(node, 'hidden');
    for (const table of written.map((name) => snake(name.split(' ')[0] ?? '')).filter((name) => !temporary.has(name))) {
      const writer = writerOf(table);
      if (writer === undefined) report(node, 'unknown', table);
      else if (writer !== owner) report(node, 'foreign', table, writer);
    }
  };
  const checkSql = (node: ts.Node, sql: string): void =>
    check(
      node,
      [...sql.matchAll(SQL_WRITES)].map(([, one, other]) => one ?? other ?? ''),
    );
  const checkCall = (call: ts.CallExpression): void => {
    const { expression: callee } = call;
    if (ts.isIdentifier(callee) && callee.text === 'transition' && call.arguments[1])
      return check(call, literalsOf(checker.getTypeAtLocation(call.arguments[1])));
    if (!ts.isPropertyAccessExpression(callee) || !WRITES.test(callee.name.text)) return;
    const file = tables.modelFile(callee.expression);
    if (file === undefined) {
      if (tables.isKnexQuery(callee.expression)) check(call, tables.tablesOf(callee.expression));
      return;
    }
    const writer = ownerOfFile(file);
    if (writer !== owner) report(call, 'foreign', `A model of ${writer}`, writer);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) checkCall(node);
    else if (ts.isStringLiteralLike(node)) checkSql(node, node.text);
    else if (ts.isTemplateExpression(node)) checkSql(node, [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('$'));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Tests write what they need, and of `transition` the callers are asked; a restore fills all tables. */
const EXCEPT = /\.test\.ts$|\/testing\/|\/kernel\/state-machine\.ts$|\/app\/backup\/restore-backup\.ts$/;

/** Types of the API and of what it imports. */
export function programOf(files: readonly string[], host?: (options: ts.CompilerOptions) => ts.CompilerHost): ts.Program {
  const { config } = ts.readConfigFile(inRoot('tsconfig.json'), ts.sys.readFile) as { config: object };
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files }, ts.sys, inRoot());
  return ts.createProgram(files, options, host?.(options));
}

/** Each table has one writer: what is wrong, as `file:line message`. */
export function checkWriters(): string[] {
  const files = ts.sys.readDirectory(inRoot('api', 'src'), ['.ts']).filter((file) => !EXCEPT.test(file));
  const program = programOf(files);
  const checker = program.getTypeChecker();
  return files.flatMap((file) => {
    const source = program.getSourceFile(file);
    if (source === undefined) return [`${file} is not part of the program`];
    return findForeignWrites(source, checker).map(({ line, message }) => `${path.relative(inRoot(), file)}:${line} ${message}`);
  });
}
