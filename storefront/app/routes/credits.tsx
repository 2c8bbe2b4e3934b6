import { useTranslation } from 'react-i18next';
import { Container } from '../components/layout/page-frame.tsx';
import { PageHead } from '../lib/seo/page-head.tsx';

export const handle = { ns: ['credits'] };

interface Credit {
  key: string;
  source?: string;
  license?: { name: string; address: string };
}

const openFont = { name: 'SIL Open Font License 1.1', address: 'https://openfontlicense.org' } as const;

/** What is not ours, by whom it is, and under which licence we use it. */
const groups: readonly { title: string; credits: readonly Credit[] }[] = [
  {
    title: 'data',
    credits: [
      {
        key: 'postal',
        source: 'https://www.geonames.org',
        license: { name: 'Creative Commons Attribution 4.0 (CC BY 4.0)', address: 'https://creativecommons.org/licenses/by/4.0/' },
      },
      { key: 'stock' },
    ],
  },
  {
    title: 'fonts',
    credits: [
      { key: 'inter', source: 'https://rsms.me/inter/', license: openFont },
      { key: 'serif', source: 'https://github.com/adobe-fonts/source-serif', license: openFont },
      { key: 'drawings' },
    ],
  },
  { title: 'software', credits: [{ key: 'open' }] },
];

const CreditText = ({ credit: { key, source, license } }: { credit: Credit }) => {
  const { t } = useTranslation('credits');
  const name = t(`${key}.name`);
  return (
    <>
      <h3>
        {source ? (
          <a href={source} rel="noopener">
            {name}
          </a>
        ) : (
          name
        )}
      </h3>
      <p>{t(`${key}.text`)}</p>
      {license && (
        <p>
          {t('license')}
          <a href={license.address} rel="license noopener">
            {license.name}
          </a>
        </p>
      )}
    </>
  );
};

const Credits = () => {
  const { t } = useTranslation('credits');
  return (
    <Container width="text">
      <PageHead title={t('title')} description={t('description')} />
      <h1>{t('title')}</h1>
      <p>{t('intro')}</p>
      {groups.map(({ title, credits }) => (
        <section key={title} aria-labelledby={title}>
          <h2 id={title}>{t(title)}</h2>
          {credits.map((credit) => (
            <CreditText key={credit.key} credit={credit} />
          ))}
        </section>
      ))}
    </Container>
  );
};
export default Credits;
