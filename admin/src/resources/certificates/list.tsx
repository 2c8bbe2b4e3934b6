import type { CertificateRow } from '@blattwerk/contract/treatments/shapes';
import { usePermissions } from '@refinedev/core';
import { useTranslation } from 'react-i18next';
import { FileButton } from '../../components/file-button.tsx';
import { Page } from '../../components/page.tsx';
import { Code, DateTime, YesNo } from '../../components/values.tsx';
import type { GridColumn } from '../../grid/columns.ts';
import { DataGrid } from '../../grid/data-grid.tsx';
import { api } from '../../providers/http.ts';

const columns: readonly GridColumn<CertificateRow>[] = [
  { field: 'treatmentNumber', render: (row) => <Code value={row.treatmentNumber} />, sortable: true, filter: { kind: 'text' } },
  { field: 'patientName', render: (row) => row.patientName },
  { field: 'doctorName', render: (row) => row.doctorName },
  { field: 'issuedAt', render: (row) => <DateTime value={row.issuedAt} />, sortable: true, filter: { kind: 'date' } },
  { field: 'prescriptionCount', render: (row) => row.prescriptionCount, align: 'right' },
  { field: 'invoiceNumber', render: (row) => <Code value={row.invoiceNumber} /> },
  { field: 'isComplete', render: (row) => <YesNo value={row.isComplete} /> },
];

export const CertificateList = () => {
  const { t } = useTranslation();
  const { data: role } = usePermissions<string>({});
  return (
    <Page title={t('certificates.title')}>
      <DataGrid
        resource="certificates"
        hasHistory
        columns={columns}
        filters={[{ field: 'doctorId', filter: { kind: 'person', resource: 'doctors' } }]}
        defaults={{ sorters: [{ field: 'issuedAt', order: 'desc' }] }}
        linkTo={(row) => `/treatments/${row.treatmentId}`}
        rowActions={(row) =>
          row.hasLetter && role === 'doctor' ? (
            <FileButton
              isSmall
              load={() => api.file('/backoffice/certificates/:id/letter', { params: { id: row.id } })}
              fileName={`${row.treatmentNumber}.pdf`}
            >
              {t('certificates.letter')}
            </FileButton>
          ) : null
        }
      />
    </Page>
  );
};
