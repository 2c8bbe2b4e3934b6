import type { DeliveryTaskRecord } from '@blattwerk/contract/delivery-tasks/shapes';
import type { DeliveryTaskKind } from '@blattwerk/contract/delivery-tasks/states';
import { useTranslation } from 'react-i18next';

const numbers = (row: DeliveryTaskRecord): string => row.prescriptions.map(({ number }) => number).join(', ');

/** What to say, word for word. Calls are made in German, whatever language the page is in. */
export const ScriptLines = ({ row, kind }: { row: DeliveryTaskRecord; kind: DeliveryTaskKind }) => {
  const { t } = useTranslation();
  const lines = t(`delivery-tasks.script.${kind}`, { lng: 'de', returnObjects: true, pharmacy: row.pharmacy.name, numbers: numbers(row) }) as string[];
  return (
    <ol lang="de">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ol>
  );
};
