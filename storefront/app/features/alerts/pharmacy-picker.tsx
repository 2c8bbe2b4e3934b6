import type { Offer } from '@blattwerk/contract/products/shapes';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RadioCards } from '../../components/ui/choices.tsx';
import { FailureNotice } from '../../components/ui/failure-notice.tsx';
import { TextInput } from '../../components/ui/inputs.tsx';
import { visitorApi } from '../../lib/api/client.ts';

type Pharmacy = Offer['pharmacy'];

const waitMs = 250;
const shown = 5;

interface Props {
  chosen: string | undefined;
  onChoose: (id: string | undefined) => void;
  error: string | undefined;
}

/** What the words find, a moment after the last letter; null before anything was looked for. */
const useFound = (words: string): { found: readonly Pharmacy[] | null; error: unknown } => {
  const [result, setResult] = useState<{ found: readonly Pharmacy[] | null; error: unknown }>({ found: null, error: undefined });
  useEffect(() => {
    if (words.trim().length < 2) return undefined;
    let isHere = true;
    const timer = setTimeout(() => {
      visitorApi
        .get('/clients/pharmacies', { query: { q: words.trim(), pageSize: shown } })
        .then(({ items }) => isHere && setResult({ found: items, error: undefined }))
        .catch((error: unknown) => isHere && setResult({ found: null, error }));
    }, waitMs);
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  }, [words]);
  return result;
};

/** One pharmacy by name, town or postal code. */
export const PharmacyPicker = ({ chosen, onChoose, error }: Props) => {
  const { t } = useTranslation('alerts');
  const [words, setWords] = useState('');
  const { found, error: failure } = useFound(words);
  const search = (typed: string): void => {
    setWords(typed);
    onChoose(undefined);
  };
  return (
    <>
      <TextInput
        label={t('form.pharmacy')}
        type="search"
        value={words}
        onChange={(event) => search(event.target.value)}
        error={found?.length ? undefined : error}
      />
      <FailureNotice error={failure} />
      <div role="status">{found?.length === 0 && <p>{t('form.noPharmacy')}</p>}</div>
      {found !== null && found.length > 0 && (
        <RadioCards
          label={t('form.choosePharmacy')}
          name="alert-pharmacy"
          choices={found.map(({ id, name, zipCode, city }) => ({ value: id, label: name, hint: `${zipCode} ${city}` }))}
          value={chosen}
          onChange={onChoose}
          error={error}
        />
      )}
    </>
  );
};
