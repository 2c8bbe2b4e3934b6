import { useTranslation } from 'react-i18next';

interface Labelled {
  field: string;
  label?: string;
}

/** What the fields of a list are called. */
export const useLabels = (resource: string, items: readonly Labelled[]) => {
  const { t } = useTranslation();
  const of = ({ field, label }: Labelled): string => t(label ?? `${resource}.${field}`);
  /** The same for a field that the list may not have. */
  const named = (field: string): string => {
    const item = items.find((candidate) => candidate.field === field);
    if (item !== undefined) return of(item);
    return field === 'filters' ? t('grid.filter') : field;
  };
  return { of, named };
};
export type Labels = ReturnType<typeof useLabels>;
