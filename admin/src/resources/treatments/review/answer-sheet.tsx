import { answerAt } from '@blattwerk/contract/health-states/definition';
import { renderAnswers, renderField, type AnswerLine, type ProductNames } from '@blattwerk/contract/health-states/render-answers';
import type { HealthAnswers } from '@blattwerk/contract/health-states/shapes';
import type { Unit } from '@blattwerk/contract/products/enums';
import type { TreatmentCase } from '@blattwerk/contract/treatments/case-shapes';
import { Nothing } from '../../../components/values.tsx';
import { currentLanguage } from '../../../providers/i18n.ts';
import { wordChanges } from './word-changes.ts';

const productNames = ({ products }: TreatmentCase): ProductNames =>
  new Map(products.flatMap(({ product }) => (product ? [[product.id, { name: product.name, unit: product.unit as Unit }]] : [])));

/** One answer as the patient checked it: several lines where it is a list, each with its mark. */
export const AnswerLines = ({ lines }: { lines: readonly AnswerLine[] }) => {
  if (lines.length === 0) return <Nothing />;
  return lines.map(({ text, mark }) => (
    <span key={text} className="answer-line">
      {text}
      {mark === undefined ? null : <span className="answer-mark">{mark}</span>}
    </span>
  ));
};

const textOf = (record: TreatmentCase, field: string, value: unknown): string =>
  renderField(record.definition, field, { ...record.answers, [field]: value ?? undefined } as HealthAnswers, currentLanguage(), productNames(record))
    .map(({ text }) => text)
    .join(', ');

/** An answer as it is now, with the words that were taken away and added since the last decision. */
export const ChangedWords = ({ record, field, before, after }: { record: TreatmentCase; field: string; before: unknown; after: unknown }) =>
  wordChanges(textOf(record, field, before), textOf(record, field, after)).map(({ kind, text }, index) => {
    const place = `${index} ${text}`;
    if (kind === 'same') return <span key={place}>{text} </span>;
    return kind === 'gone' ? <del key={place}>{text} </del> : <ins key={place}>{text} </ins>;
  });

/** The answers, section by section, from the same description as the patient's own sheet. Products have a section of their own on this screen. */
export const AnswerSheet = ({ record }: { record: TreatmentCase }) => {
  const changed = new Set(record.changes.map(({ field }) => field));
  return renderAnswers(record.definition, record.answers, currentLanguage(), productNames(record)).map(({ key, title, rows }) => (
    <div key={key} className="answer-step">
      <h3>{title}</h3>
      <dl className="answers">
        {rows
          .filter((row) => row.key !== 'requestedProducts')
          .map((row) => (
            <div
              key={row.key}
              className={[
                changed.has(row.key) ? 'is-changed' : '',
                answerAt(record.answers, row.key) === false && row.key.startsWith('criteriaConfirm.') ? 'is-open' : '',
              ].join(' ')}
            >
              <dt title={row.question}>{row.label}</dt>
              <dd>{row.isGiven ? <AnswerLines lines={row.lines} /> : <Nothing />}</dd>
            </div>
          ))}
      </dl>
    </div>
  ));
};
