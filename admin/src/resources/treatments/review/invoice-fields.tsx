import { CloseOutlined, PlusOutlined, WarningOutlined } from '@ant-design/icons';
import { composeGoae, factorLimits, goaeDesignation, goaeNumbers, goaeProblems } from '@blattwerk/contract/treatments/goae';
import type { GoaeItem, UnfinishedGoaeItem } from '@blattwerk/contract/treatments/goae';
import { Button, Form, Input, InputNumber } from 'antd';
import { useTranslation } from 'react-i18next';
import { Choice } from '../../../components/choice.tsx';
import { useFormats } from '../../../components/format.ts';
import './invoice.css';

const isFinished = (item: UnfinishedGoaeItem | undefined): item is GoaeItem => item?.number !== undefined && typeof item.multiplier === 'number';
const amountOf = (item: UnfinishedGoaeItem | undefined): number | null => (isFinished(item) ? composeGoae([item], 'de').totalCents : null);

/** One number of the scale: which, at which factor, what it comes to, and the reason where the scale asks for one. */
const Item = ({ name, item, remove }: { name: number; item: UnfinishedGoaeItem | undefined; remove: (() => void) | undefined }) => {
  const { t, i18n } = useTranslation();
  const { money, number } = useFormats();
  const amount = amountOf(item);
  const limits = item?.number === undefined ? undefined : factorLimits(item.number);
  const needsReason = limits !== undefined && (item?.multiplier ?? 0) > limits.ordinary;
  const locale = i18n.language === 'de' ? 'de' : 'en';
  const position = { number: name + 1 };
  return (
    <li className="invoice-item">
      <Form.Item name={[name, 'number']} label={t('review.invoice.number', position)} rules={[{ required: true, message: t('review.invoice.numberNeeded') }]}>
        <Choice popupMatchSelectWidth={false} options={goaeNumbers.map((value) => ({ value, label: `${value} · ${goaeDesignation(value, locale)}` }))} />
      </Form.Item>
      <Form.Item
        name={[name, 'multiplier']}
        label={t('review.invoice.factor', position)}
        rules={[
          { required: true, type: 'number', min: 1, max: limits?.max ?? 3.5, message: t('review.invoice.factorNeeded', { max: number(limits?.max ?? 3.5) }) },
        ]}
      >
        <InputNumber min={0} max={100} step={0.1} precision={2} decimalSeparator={locale === 'de' ? ',' : '.'} />
      </Form.Item>
      <output className="invoice-amount">{amount === null ? '–' : money(amount)}</output>
      {remove === undefined ? null : (
        <Button
          type="text"
          className="invoice-remove"
          icon={<CloseOutlined aria-hidden="true" />}
          aria-label={t('review.invoice.remove', position)}
          onClick={remove}
        />
      )}
      {needsReason ? (
        <Form.Item
          className="invoice-reason"
          name={[name, 'justification']}
          label={t('review.invoice.reason', position)}
          extra={t('review.invoice.reasonHelp', { factor: number(limits.ordinary) })}
          rules={[{ required: true, whitespace: true, min: 2, message: t('review.invoice.reasonNeeded') }]}
        >
          <Input maxLength={300} />
        </Form.Item>
      ) : null}
    </li>
  );
};

/** What the items come to, what of the deposit that leaves, and what deserves a second look. */
const Sum = ({ items, depositCents }: { items: readonly UnfinishedGoaeItem[]; depositCents: number }) => {
  const { t } = useTranslation();
  const { money } = useFormats();
  const finished = items.filter(isFinished);
  const { totalCents } = composeGoae(finished, 'de');
  const left = depositCents - totalCents;
  const doubts = goaeProblems(finished).filter(({ kind }) => kind === 'combination' || kind === 'twice');
  return (
    <div role="status">
      <p>
        <b>{t('review.invoice.sum', { total: money(totalCents), deposit: money(depositCents) })}</b>{' '}
        {left > 0 ? t('review.invoice.left', { amount: money(left) }) : null}
      </p>
      {left < 0 || doubts.length > 0 ? (
        <ul className="plan-warnings">
          {left < 0 ? (
            <li>
              <WarningOutlined aria-hidden="true" /> {t('review.invoice.above')}
            </li>
          ) : null}
          {doubts.map(({ index, kind }) => (
            <li key={`${kind} ${index}`}>
              <WarningOutlined aria-hidden="true" /> {t(`review.invoice.doubt.${kind}`, { number: finished[index]?.number })}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
};

/** The invoice that the decision leads to: the house's proposal, to be confirmed or changed. */
export const InvoiceFields = ({ depositCents }: { depositCents: number }) => {
  const { t } = useTranslation();
  const items = (Form.useWatch<(UnfinishedGoaeItem | undefined)[] | undefined>('invoiceItems') ?? []).map((item) => item ?? {});
  return (
    <fieldset className="invoice-fields">
      <legend>{t('review.invoice.title')}</legend>
      <Form.List name="invoiceItems">
        {(fields, { add, remove }) => (
          <>
            <ol className="invoice-items">
              {fields.map(({ key, name }) => (
                <Item key={key} name={name} item={items[name]} remove={fields.length > 1 ? () => remove(name) : undefined} />
              ))}
            </ol>
            {fields.length < 6 ? (
              <Button type="dashed" size="small" icon={<PlusOutlined aria-hidden="true" />} onClick={() => add({ multiplier: 1 })}>
                {t('review.invoice.add')}
              </Button>
            ) : null}
          </>
        )}
      </Form.List>
      <Sum items={items} depositCents={depositCents} />
    </fieldset>
  );
};
