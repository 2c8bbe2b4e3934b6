import type { Rule } from 'eslint';
import type { CallExpression, Node, TemplateLiteral } from 'estree';
import ts from 'typescript';
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

/** Each table is written by one feature; the page `table-writers.ts` says by which. Asked with types. */
export const oneWriter: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      foreign: '{{table}} is written by {{writer}} alone: call its public.ts, or a hook where it lies above (scripts/check/table-writers.ts).',
      unknown: '{{table}} is not on the page of tables and their writers (scripts/check/table-writers.ts).',
      hidden: 'It cannot be told which table this writes: name it.',
    },
  },
  create(context) {
    const { program, esTreeNodeToTSNodeMap: nodes } = context.sourceCode.parserServices as unknown as {
      program: ts.Program;
      esTreeNodeToTSNodeMap: { get(node: Node): ts.Node };
    };
    const tables = new Tables(program.getTypeChecker());
    const owner = ownerOfFile(context.filename);
    const temporary = new Set([...context.sourceCode.text.matchAll(TEMPORARY)].map(([, name = '']) => name));
    const check = (node: Node, written: string[] | undefined): void => {
      if (written === undefined) return context.report({ node, messageId: 'hidden' });
      for (const table of written.map((name) => snake(name.split(' ')[0] ?? '')).filter((name) => !temporary.has(name))) {
        const writer = writerOf(table);
        if (writer === undefined) context.report({ node, messageId: 'unknown', data: { table } });
        else if (writer !== owner) context.report({ node, messageId: 'foreign', data: { table, writer } });
      }
    };
    const checkSql = (node: Node, sql: string): void =>
      check(
        node,
        [...sql.matchAll(SQL_WRITES)].map(([, one, other]) => one ?? other ?? ''),
      );
    return {
      CallExpression(node: CallExpression) {
        const call = nodes.get(node) as ts.CallExpression;
        const { expression: callee } = call;
        if (ts.isIdentifier(callee) && callee.text === 'transition' && call.arguments[1])
          return check(node, literalsOf(tables.checker.getTypeAtLocation(call.arguments[1])));
        if (!ts.isPropertyAccessExpression(callee) || !WRITES.test(callee.name.text)) return;
        const file = tables.modelFile(callee.expression);
        if (file !== undefined) {
          const writer = ownerOfFile(file);
          if (writer !== owner) context.report({ node, messageId: 'foreign', data: { table: `A model of ${writer}`, writer } });
        } else if (tables.isKnexQuery(callee.expression)) check(node, tables.tablesOf(callee.expression));
      },
      Literal: (node) => typeof node.value === 'string' && checkSql(node, node.value),
      TemplateLiteral: (node: TemplateLiteral) => checkSql(node, node.quasis.map(({ value }) => value.cooked ?? '').join('$')),
    };
  },
};
