import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from './format.ts';

/** A dash that screen readers say as "no entry". */
export const Nothing = () => {
  const { t } = useTranslation();
  return (
    <span className="quiet nothing">
      <span aria-hidden="true">–</span>
      <span className="sr-only">{t('common.nothing')}</span>
    </span>
  );
};

type Maybe<T> = T | null | undefined;
const shown = <T,>(value: Maybe<T>, render: (value: T) => ReactNode) => (value === null || value === undefined || value === '' ? <Nothing /> : render(value));

export const Text = ({ value }: { value: Maybe<string | number> }) => shown(value, (text) => <>{text}</>);

export const DateTime = ({ value }: { value: Maybe<string> }) => {
  const { dateTime } = useFormats();
  return shown(value, (instant) => (
    <time dateTime={instant} className="figures">
      {dateTime(instant)}
    </time>
  ));
};

export const Day = ({ value }: { value: Maybe<string> }) => {
  const { date } = useFormats();
  return shown(value, (day) => (
    <time dateTime={day} className="figures">
      {date(day)}
    </time>
  ));
};

export const Money = ({ cents, currency }: { cents: Maybe<number>; currency?: string }) => {
  const { money } = useFormats();
  return shown(cents, (amount) => <span className="figures">{money(amount, currency)}</span>);
};

/** What one unit costs: "6,49 €/g". */
export const UnitPrice = ({ cents, unit }: { cents: Maybe<number>; unit: string }) => {
  const { t } = useTranslation();
  const { money } = useFormats();
  return shown(cents, (amount) => (
    <span className="figures">
      {money(amount)}/{t(`enum.unit.${unit}`)}
    </span>
  ));
};

export const YesNo = ({ value }: { value: Maybe<boolean> }) => {
  const { t } = useTranslation();
  return shown(value, (flag) => <>{t(flag ? 'common.yes' : 'common.no')}</>);
};

/** An enumerated value in words: `enum.<type>.<value>`. */
export const EnumText = ({ type, value }: { type: string; value: Maybe<string> }) => {
  const { t } = useTranslation();
  return shown(value, (key) => <>{t(`enum.${type}.${key}`, { defaultValue: key })}</>);
};

/** Identifiers that people compare digit by digit: PZN, request and prescription numbers. */
export const Code = ({ value }: { value: Maybe<string> }) => shown(value, (text) => <span className="code">{text}</span>);

export const Country = ({ code }: { code: Maybe<string> }) => {
  const { country } = useFormats();
  return shown(code, (value) => <>{country(value)}</>);
};

export interface Fact {
  label: string;
  value: ReactNode;
}

/** Pairs of word and value. */
export const Facts = ({ items }: { items: readonly Fact[] }) => (
  <dl className="facts">
    {items.map(({ label, value }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
