import type { ErrorCode } from '@blattwerk/contract/errors';
import { errorsOf } from '@blattwerk/contract/operation-errors';
import type { DeclaredOperation } from '@blattwerk/contract/operations';
import type { Request, Response } from 'express';
import { accessOf } from './access.ts';

/** Called with an operation and the code that it answered without declaring it. */
export type OnUndeclaredError = (operation: DeclaredOperation, code: ErrorCode) => void;

/** Remembers which operation a response belongs to. What fails before an endpoint is reached belongs to none. */
export const answersFor = (response: Response, operation: DeclaredOperation): void => {
  response.locals['operation'] = operation;
};

/** Reports a code that the response's operation does not declare, where someone listens. */
export const checkDeclared = (code: ErrorCode, request: Request, response: Response): void => {
  const report = request.app.locals['onUndeclaredError'] as OnUndeclaredError | undefined;
  const operation = response.locals['operation'] as DeclaredOperation | undefined;
  if (!report || !operation) return;
  const isForVisitors = accessOf(request).isAllowed(operation.id, { role: 'visitor' });
  if (!errorsOf(operation, isForVisitors ? 'everybody' : 'members').includes(code)) report(operation, code);
};
