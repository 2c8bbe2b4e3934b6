import type { Gets } from '@blattwerk/contract/client/types';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import styles from './home-page.module.css';

export type PublicDoctor = Gets['/clients/doctors']['answer']['items'][number];

/** Who reviews requests, with name, specialty and the chamber that the licence is from. */
export const DoctorsSection = ({ doctors }: { doctors: readonly PublicDoctor[] }) => {
  const { t } = useTranslation('home');
  const locale = useLocale();
  const regions = new Intl.DisplayNames([locale], { type: 'region' });
  const languages = new Intl.DisplayNames([locale], { type: 'language' });
  return (
    <section className={styles.section}>
      <h2>{t('doctors.title')}</h2>
      <p>{t('doctors.text')}</p>
      <ul className={styles.doctors}>
        {doctors.map((doctor) => (
          <li key={doctor.id}>
            <h3>{doctor.name}</h3>
            {doctor.position && <p lang="de">{doctor.position}</p>}
            <p>{t('doctors.licence', { authority: doctor.authority ?? '–', country: regions.of(doctor.country) })}</p>
            <p>{t('doctors.languages', { list: doctor.languages.map((language) => languages.of(language)).join(', ') })}</p>
          </li>
        ))}
      </ul>
    </section>
  );
};
