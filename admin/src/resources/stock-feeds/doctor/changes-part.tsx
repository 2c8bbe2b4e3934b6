import type { Examination, ExpectedChanges } from '@blattwerk/contract/stock-feeds/examination';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../components/format.ts';
import { Section } from '../../../components/page.tsx';
import { PlainTable } from '../../../components/plain-table.tsx';
import { Nothing } from '../../../components/values.tsx';

type Example = ExpectedChanges['examples'][number];

const State = ({ state, unit }: { state: Example['before']; unit: Example['unit'] }) => {
  const { t } = useTranslation();
  const { number, money } = useFormats();
  if (state === null) return <Nothing />;
  return (
    <span className="figures">
      {number(state.quantity)} {t(`enum.unit.${unit}`)}, {money(state.priceCents)}
    </span>
  );
};

/** What importing the file now would do to the pharmacy's stock. */
export const ChangesPart = ({ changes }: { changes: Examination['changes'] }) => {
  const { t } = useTranslation();
  if (changes === null) return null;
  const kinds = ['new', 'gone', 'priceUp', 'priceDown', 'amount', 'unchanged'] as const;
  return (
    <Section title={t('feed-doctor.changes')}>
      <dl className="doctor-numbers">
        {kinds.map((kind) => (
          <div key={kind}>
            <dt>{t(`feed-doctor.change.${kind}`)}</dt>
            <dd className="figures">{changes.counts[kind]}</dd>
          </div>
        ))}
      </dl>
      {changes.examples.length === 0 ? null : (
        <details className="doctor-details">
          <summary>{t('feed-doctor.examples')}</summary>
          <PlainTable label={t('feed-doctor.examples')}>
            <thead>
              <tr>
                <th scope="col">{t('feed-doctor.product')}</th>
                <th scope="col">{t('feed-doctor.kindOfChange')}</th>
                <th scope="col">{t('feed-doctor.before')}</th>
                <th scope="col">{t('feed-doctor.after')}</th>
              </tr>
            </thead>
            <tbody>
              {changes.examples.map(({ productId, kind, name, unit, before, after }) => (
                <tr key={productId}>
                  <th scope="row">{name}</th>
                  <td>{t(`feed-doctor.change.${kind}`)}</td>
                  <td>
                    <State state={before} unit={unit} />
                  </td>
                  <td>
                    <State state={after} unit={unit} />
                  </td>
                </tr>
              ))}
            </tbody>
          </PlainTable>
        </details>
      )}
    </Section>
  );
};
