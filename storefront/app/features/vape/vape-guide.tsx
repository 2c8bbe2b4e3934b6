import type { Vaporizer } from '@blattwerk/contract/vaporizers/shapes';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../components/ui/app-link.tsx';
import { LinkButton } from '../../components/ui/button.tsx';
import type { Column } from '../../components/ui/table.tsx';
import { Table } from '../../components/ui/table.tsx';
import { useMostProducts } from '../../lib/request-list/use-most-products.ts';
import styles from './vape-guide.module.css';

/** The forms that the catalogue knows and what its data says about each; nothing that only a maker or a pharmacy could know. */
const forms = ['vape', 'flower', 'extract'] as const;
type Form = (typeof forms)[number];

/** The devices by what they take: a system of cartridges names all that fit it. */
const Devices = ({ devices }: { devices: readonly Vaporizer[] }) => {
  const { t } = useTranslation('vape');
  const columns: Column<Vaporizer>[] = [
    { key: 'name', header: t('known.name'), cell: ({ name }) => name },
    { key: 'manufacturer', header: t('known.manufacturer'), cell: ({ manufacturer }) => manufacturer ?? '–' },
    { key: 'flower', header: t('known.flower'), cell: ({ takes }) => t(takes.includes('flower') ? 'known.yes' : 'known.no') },
    {
      key: 'system',
      header: t('known.system'),
      cell: ({ cartridgeSystem }) =>
        cartridgeSystem === null ? (
          t('known.no')
        ) : (
          <AppLink to={`/market/catalog/vapes?cartridgeSystem=${encodeURIComponent(cartridgeSystem)}`} className={styles.system}>
            {cartridgeSystem}
            <span className="visually-hidden">: {t('known.vapes')}</span>
          </AppLink>
        ),
    },
  ];
  if (devices.length === 0) return <p>{t('known.none')}</p>;
  return (
    <>
      <p>{t('known.text')}</p>
      <Table caption={t('known.title')} columns={columns} rows={devices} rowKey={({ id }) => id} />
    </>
  );
};

/** Devices apart from medicines: what is known about which goes with which, and whom to ask about the rest. */
export const VapeGuide = ({ devices }: { devices: readonly Vaporizer[] }) => {
  const { t } = useTranslation('vape');
  const columns: Column<Form>[] = [
    { key: 'form', header: t('fit.form'), cell: (form) => t(`category.${form}`, { ns: 'common' }) },
    { key: 'unit', header: t('fit.unit'), cell: (form) => t(`fit.${form}.unit`) },
    { key: 'usage', header: t('fit.usage'), cell: (form) => t(`fit.${form}.usage`) },
    { key: 'device', header: t('fit.device'), cell: (form) => t(`fit.${form}.device`) },
  ];
  return (
    <>
      <section className={styles.section} aria-labelledby="devices">
        <h2 id="devices">{t('devices.title')}</h2>
        <p>{t('devices.text')}</p>
        <p>{t('devices.ask')}</p>
        <h3>{t('known.title')}</h3>
        <Devices devices={devices} />
        <h3>{t('fit.title')}</h3>
        <Table caption={t('fit.title')} columns={columns} rows={forms} rowKey={(form) => form} />
        <p className={styles.note}>{t('fit.note')}</p>
      </section>
      <section className={styles.section} aria-labelledby="way">
        <h2 id="way">{t('way.title')}</h2>
        <p>{t('way.text', { count: useMostProducts() })}</p>
        <LinkButton to="/vape/checkout" iconEnd="arrow">
          {t('way.action')}
        </LinkButton>
      </section>
    </>
  );
};
