import { isRepeatNext } from '@blattwerk/contract/prescriptions/repeats';
import type { PatientPrescription } from '@blattwerk/contract/prescriptions/shapes';
import { voidStatuses } from '@blattwerk/contract/prescriptions/states';
import type { PrescriptionSupply } from '@blattwerk/contract/prescriptions/supply';
import type { PatientTreatment } from '@blattwerk/contract/treatments/shapes';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../components/ui/app-link.tsx';
import { useFormat } from '../../lib/format/use-format.ts';
import { memberApi } from '../../lib/api/client.ts';
import { Documents } from './documents.tsx';
import { Expiry } from './expiry.tsx';
import { OriginalNotice } from './original-notice.tsx';
import { PickupCard } from './pickup-card.tsx';
import { SendingNotice } from './sending-notice.tsx';
import { offersAnotherPharmacy, SoldOut } from './sold-out.tsx';
import { PrescriptionStatusTag } from './treatment-status.tsx';
import styles from './treatments.module.css';

/** The patient goes there and collects; what is brought or sent has no code to show, and a repeat is not put aside before it is asked for. */
const isAtCounter = ({ status, sending, pickupCode, dispensings, quantity }: PatientPrescription): boolean =>
  !isRepeatNext(dispensings, quantity) &&
  (status === 'ready' || status === 'partly-dispensed') &&
  pickupCode !== null &&
  (sending?.fulfilment ?? 'pickup') === 'pickup';

const isVoidStatus = (status: PatientPrescription['status']): boolean => (voidStatuses as readonly PatientPrescription['status'][]).includes(status);
const validFirst = (one: PatientPrescription, other: PatientPrescription): number => Number(isVoidStatus(one.status)) - Number(isVoidStatus(other.status));

/** How often the pharmacy dispenses it, what of that is done, and from when on the next. */
const Repeats = ({ prescription: { repeat, dispensings, quantity } }: { prescription: PatientPrescription }) => {
  const { t } = useTranslation('treatments');
  const { day } = useFormat();
  if (repeat === null) return null;
  const { done, count, nextFrom } = dispensings;
  return (
    <p>
      {t('repeats', { count, days: repeat.everyDays })} {done === 0 ? null : t('repeatsDone', { done, count })}{' '}
      {nextFrom === null ? null : t('repeatsNext', { day: day(nextFrom) })}
      {nextFrom === null && isRepeatNext(dispensings, quantity) ? t('repeatsNow') : null}
    </p>
  );
};

const Prescription = ({ prescription, supply }: { prescription: PatientPrescription; supply: PrescriptionSupply | undefined }) => {
  const { t } = useTranslation('treatments');
  const { number } = useFormat();
  const { pharmacy } = prescription;
  const isVoid = isVoidStatus(prescription.status);
  return (
    <li id={prescription.id} className={styles.prescription}>
      <div className={styles.prescriptionHead}>
        <h4>
          <AppLink to={`/market/products/${prescription.productSlug}`}>{prescription.productName}</AppLink>
        </h4>
        <PrescriptionStatusTag status={prescription.status} fulfilment={prescription.sending?.fulfilment} />
      </div>
      <p className={styles.meta}>
        {number(prescription.quantity, 3)} {t(`unit.${prescription.unit}`, { ns: 'common' })} ·{' '}
        {t('prescriptionLine', { single: prescription.singleDose, daily: prescription.dailyDose })}
      </p>
      <p>{prescription.instructions}</p>
      <Repeats prescription={prescription} />
      {isAtCounter(prescription) && pharmacy && <PickupCard prescription={{ ...prescription, pharmacy }} />}
      {prescription.returned && <p>{t('returned', { reason: t(`returnReason.${prescription.returned.reason}`) })}</p>}
      {prescription.status === 'replaced' && <p>{t('replacedWords')}</p>}
      {prescription.replaces && prescription.status !== 'replaced' && <p>{t('newVersionWords')}</p>}
      {prescription.status === 'revoked' && <p>{t('revokedWords')}</p>}
      {prescription.revoked?.text && <p>{prescription.revoked.text}</p>}
      {pharmacy && !isAtCounter(prescription) && (
        <p>
          <strong>{pharmacy.name}</strong>, {pharmacy.street} {pharmacy.houseNum}, {pharmacy.zipCode} {pharmacy.city}
          {pharmacy.phone && (
            <>
              , <a href={`tel:${pharmacy.phone}`}>{pharmacy.phoneInGroups}</a>
            </>
          )}
        </p>
      )}
      {prescription.original && <OriginalNotice original={prescription.original} />}
      {!isVoid && <SendingNotice prescription={prescription} hasOtherLink={offersAnotherPharmacy({ prescription, supply })} />}
      <SoldOut prescription={prescription} supply={supply} />
      {prescription.status === 'dispensed' && (
        <p>
          <AppLink to={`/market/products/${prescription.productSlug}#reviews`}>{t('rate')}</AppLink>
        </p>
      )}
      {!isVoid && <Expiry prescription={prescription} />}
      {prescription.hasCopy && (
        <Documents
          documents={[
            {
              key: 'copy',
              label: t('document.copy'),
              fetch: () => memberApi.file('/clients/prescriptions/:id/copy', { params: { id: prescription.id } }),
            },
          ]}
        />
      )}
    </li>
  );
};

/** One product, one prescription: what, how to take it, where it is, and until when it is valid. */
export const PrescriptionList = ({ prescriptions, supply }: Pick<PatientTreatment, 'prescriptions' | 'supply'>) => {
  const { t } = useTranslation('treatments');
  if (prescriptions.length === 0) return null;
  return (
    <section>
      <h3>{t('prescriptions')}</h3>
      <ul className={styles.prescriptions}>
        {[...prescriptions].sort(validFirst).map((prescription) => (
          <Prescription key={prescription.id} prescription={prescription} supply={supply.find(({ prescriptionId }) => prescriptionId === prescription.id)} />
        ))}
      </ul>
    </section>
  );
};
