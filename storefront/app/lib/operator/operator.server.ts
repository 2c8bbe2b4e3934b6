import type { Operator } from '@blattwerk/contract/operator';
import type { AppLoadContext } from 'react-router';
import { report } from '../api/report.server.ts';
import { serverApi } from '../api/server-api.ts';

/** Every page's footer names the operator: what was read is good for a minute. */
const freshFor = 60_000;
let known: { at: number; operator: Promise<Operator | null> } | undefined;

/** Asked as a visitor, since the answer is kept for everybody. A page does not fail because this could not be read. */
const read = async (request: Request, context: AppLoadContext): Promise<Operator | null> => {
  try {
    return await serverApi(new Request(request.url), context).get('/clients/operator');
  } catch (error) {
    known = undefined;
    report(context, error);
    return null;
  }
};

export const readOperator = (request: Request, context: AppLoadContext): Promise<Operator | null> => {
  const now = Date.now();
  if (!known || known.at + freshFor < now) known = { at: now, operator: read(request, context) };
  return known.operator;
};
