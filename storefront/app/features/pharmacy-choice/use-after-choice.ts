import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { toast } from '../../components/ui/toast.ts';
import { usePath } from '../../lib/i18n/use-locale.ts';

/** The prescriptions are on their way: say so, and show them. */
export const useAfterChoice = (): (() => Promise<void>) => {
  const { t } = useTranslation('pharmacy-choice');
  const client = useQueryClient();
  const navigate = useNavigate();
  const path = usePath();
  return async () => {
    toast.success(t('sent'));
    await navigate(path('/dashboard/prescriptions'));
    await client.invalidateQueries();
  };
};
