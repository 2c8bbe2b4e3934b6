import type { VaporizerLoad } from '@blattwerk/contract/vaporizers/shapes';
import { useTranslation } from 'react-i18next';

/** What a device takes, in words. */
export const Takes = ({ forms }: { forms: readonly VaporizerLoad[] }) => {
  const { t } = useTranslation();
  return <>{forms.map((form) => t(`enum.vaporizerForm.${form}`)).join(', ')}</>;
};
