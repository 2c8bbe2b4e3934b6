import type { ExportedData } from '@blattwerk/contract/data-exports/exported-data';
import type { HealthAnswers } from '@blattwerk/contract/health-states/shapes';
import type { Unit } from '@blattwerk/contract/products/enums';
import type { Ctx } from '../../../kernel/ctx.ts';
import { productIdsOf, readDefinitions } from '../../health-states/public.ts';
import { told } from './stored.ts';

interface StoredState {
  id: string;
  version: number;
  definition: number;
  status: 'draft' | 'complete';
  answers: HealthAnswers;
  createdAt: Date;
  updatedAt: Date;
  completedAt: Date | null;
}

export type Questionnaires = Pick<ExportedData, 'questionnaires' | 'questionnaireDefinitions'>;

/** All questionnaires of a patient with the questions of their versions and the names of the products that they name. */
export const questionnairesOf = async (ctx: Ctx, patientId: string): Promise<Questionnaires> => {
  const { trx } = ctx;
  const states = await trx('healthStates')
    .where({ patientId })
    .orderBy('version')
    .select<StoredState[]>('id', 'version', 'definition', 'status', 'answers', 'createdAt', 'updatedAt', 'completedAt');
  const ids = states.flatMap(({ answers }) => productIdsOf(answers));
  const named = await trx('products').whereIn('id', ids).select<{ id: string; name: string; unit: Unit }[]>('id', 'name', 'unit');
  return {
    questionnaires: states.map((state) => ({ ...told(state), products: named.filter(({ id }) => productIdsOf(state.answers).includes(id)) })),
    questionnaireDefinitions: await readDefinitions(ctx, [...new Set(states.map(({ definition }) => definition))]),
  };
};
