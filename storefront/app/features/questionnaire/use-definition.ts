import type { QuestionnaireDefinition } from '@blattwerk/contract/health-states/definition';
import { useQuery } from '@tanstack/react-query';
import { memberApi } from '../../lib/api/client.ts';

/** The questions of a version, or of the newest; a published version never changes. */
export const useDefinition = (version?: number) =>
  useQuery({
    queryKey: ['questionnaire', version ?? 'newest'],
    queryFn: (): Promise<QuestionnaireDefinition> => memberApi.get('/clients/health-state/definition', { query: version ? { version } : {} }),
    staleTime: Infinity,
  });
