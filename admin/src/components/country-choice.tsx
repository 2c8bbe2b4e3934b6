import type { ComponentProps } from 'react';
import { Choice } from './choice.tsx';
import { useFormats } from './format.ts';

/** ISO 3166 codes: the European Union, whose doctors may prescribe, and its neighbours. */
const countries = [
  'AT', 'BE', 'BG', 'CH', 'CY', 'CZ', 'DE', 'DK', 'EE', 'ES', 'FI', 'FR', 'GB', 'GR', 'HR', 'HU', 'IE', 'IS', 'IT', 'LI', 'LT', 'LU', 'LV', 'MT', 'NL', 'NO',
  'PL', 'PT', 'RO', 'SE', 'SI', 'SK',
] as const; // prettier-ignore

interface CountryChoiceProps extends ComponentProps<typeof Choice<string>> {
  /** Further countries that make sense in this place. */
  beside?: readonly string[];
}

/** A country by its name; typing finds it. */
export const CountryChoice = ({ beside = [], ...props }: CountryChoiceProps) => {
  const { country } = useFormats();
  const options = [...countries, ...beside]
    .map((value) => ({ value: value as string, label: country(value) }))
    .sort((one, other) => one.label.localeCompare(other.label));
  return <Choice<string> {...props} showSearch optionFilterProp="label" options={options} />;
};
