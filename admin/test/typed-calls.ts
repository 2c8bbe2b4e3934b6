import { useAction } from '../src/components/use-action.ts';
import { useAnswer } from '../src/providers/use-answer.ts';
import { useRecord, useRows } from '../src/providers/use-record.ts';

/** Never called: the compiler reads it. Each line that it accepts without an error is one. */
export const useRefusedByTheCompiler = (): unknown[] => {
  const { run } = useAction('treatments');
  const { result: treatment } = useRecord({ resource: 'treatments', id: '1' });
  const status: string | undefined = treatment?.status;
  const { result: counts } = useAnswer('/backoffice/prescriptions/counts', {});
  return [
    status,
    run('1', 'claim', {}).then((claimed) => claimed?.number),
    // @ts-expect-error the answer has no such field
    run('1', 'claim', {}).then((claimed) => claimed?.colour),
    // @ts-expect-error the resource has no such action
    run('1', 'publish', {}),
    // @ts-expect-error a field that the action needs is missing
    run('1', 'decline', { reason: 'other' }),
    // @ts-expect-error there are no actions below this resource's records
    useAction('stock'),
    // @ts-expect-error the record has no such field
    treatment?.colour,
    // @ts-expect-error there is no list of this name
    useRows({ resource: 'treatment' }),
    // @ts-expect-error there is no such address
    useAnswer('/backoffice/prescriptions/count', {}),
    // @ts-expect-error the parameter of the path is missing
    useAnswer('/backoffice/patients/:id/identity', {}),
    // @ts-expect-error the answer has no such field
    counts.data.colour,
  ];
};
