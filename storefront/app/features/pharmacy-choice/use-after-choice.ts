import type { PatientPrescription } from '@blattwerk/contract/prescriptions/shapes';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { toast } from '../../components/ui/toast.ts';
import { usePath } from '../../lib/i18n/use-locale.ts';

export interface Sent {
  items: PatientPrescription[];
}

/** The prescriptions are on their way, or we pass them on: say which, and show them. */
export const useAfterChoice = (): ((sent: Sent) => Promise<void>) => {
  const { t } = useTranslation('pharmacy-choice');
  const client = useQueryClient();
  const navigate = useNavigate();
  const path = usePath();
  return async ({ items }) => {
    toast.success(t(items.some(({ status }) => status === 'passing-on') ? 'passingOn' : 'sent'));
    await navigate(path('/dashboard/prescriptions'));
    await client.invalidateQueries();
  };
};
