import type { CreateRule, ESTree } from '@oxlint/plugins';

/** Whether a subtree throws, or uses the variable. Nested functions count: handing an error on to a callback is using it. */
function handles(node: unknown, name: string | undefined): boolean {
  if (node === null || typeof node !== 'object') return false;
  if (Array.isArray(node)) return node.some((child) => handles(child, name));
  if ('type' in node && node.type === 'ThrowStatement') return true;
  if ('type' in node && node.type === 'Identifier' && 'name' in node && node.name === name) return true;
  return Object.entries(node).some(([key, value]) => key !== 'parent' && handles(value, name));
}

/** An error that is caught must be used, thrown on, or dropped with a comment inside that says why it does not matter. */
export const noSilentCatch: CreateRule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { silent: 'This error is dropped. Look at it (its code, its type), hand it on, throw, or say in a comment here why it does not matter.' },
  },
  create(context) {
    const isExplained = (node: ESTree.Node): boolean => context.sourceCode.getCommentsInside(node).length > 0;
    return {
      CatchClause(node) {
        const name = node.param?.type === 'Identifier' ? node.param.name : undefined;
        if (node.param !== null && name === undefined) return;
        if (!handles(node.body, name) && !isExplained(node)) context.report({ node, messageId: 'silent' });
      },
      "CallExpression[callee.property.name='catch'] > :function.arguments[params.length=0]"(node: ESTree.Function | ESTree.ArrowFunctionExpression) {
        if (!handles(node.body, undefined) && !(node.parent !== null && isExplained(node.parent))) context.report({ node, messageId: 'silent' });
      },
    };
  },
};
