import type { Examination } from '@blattwerk/contract/stock-feeds/examination';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Section } from '../../../components/page.tsx';
import { PlainTable } from '../../../components/plain-table.tsx';

interface OpeningPartProps {
  opening: Examination['opening'];
  headerLine: number | null;
  onHeaderLine: (line: number) => void;
}

/** The first lines of a file without a header that we know: a person points to it. */
export const OpeningPart = ({ opening, headerLine, onHeaderLine }: OpeningPartProps) => {
  const { t } = useTranslation();
  return (
    <Section title={t('feed-doctor.opening')}>
      <p className="quiet section-lead">{t('feed-doctor.openingLead')}</p>
      <PlainTable label={t('feed-doctor.opening')}>
        <tbody>
          {opening.map(({ line, cells }) => (
            <tr key={line} className={line === headerLine ? 'doctor-chosen' : undefined}>
              <th scope="row">
                <Button size="small" aria-pressed={line === headerLine} onClick={() => onHeaderLine(line)}>
                  {t('feed-doctor.line', { line })}
                </Button>
              </th>
              {cells.map((cell, place) => (
                <td key={place}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </PlainTable>
    </Section>
  );
};
