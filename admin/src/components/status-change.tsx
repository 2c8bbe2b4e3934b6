import { useUpdate } from '@refinedev/core';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../providers/http.ts';
import { errorText } from '../providers/error-text.ts';
import { ConfirmButton } from './confirm-button.tsx';

interface StatusChangeProps {
  resource: string;
  record: { id: string; version: number };
  status: string;
  isDanger?: boolean;
}

/** Lets a user in or shuts them out. Texts: `<resource>.to.<status>` and `<resource>.ask.<status>`. */
export const StatusChange = ({ resource, record, status, isDanger = false }: StatusChangeProps) => {
  const { t } = useTranslation();
  const { mutate, mutation } = useUpdate<never, ApiError>({
    resource,
    id: record.id,
    successNotification: () => ({ type: 'success', message: t('common.saved') }),
    errorNotification: (error) => ({ type: 'error', message: errorText(error) }),
  });
  return (
    <ConfirmButton
      danger={isDanger}
      loading={mutation.isPending}
      means={t(`${resource}.ask.${status}`)}
      onConfirm={() => mutate({ values: { status, version: record.version } })}
    >
      {t(`${resource}.to.${status}`)}
    </ConfirmButton>
  );
};
