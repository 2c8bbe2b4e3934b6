import { useTranslation } from 'react-i18next';
import { ResourceForm } from '../../components/resource-form.tsx';
import { ContactFields } from './contact-fields.tsx';
import { ServiceFields } from './service-fields.tsx';

const fields = {
  email: '',
  tanEmail: '',
  phone: '',
  website: '',
  isPickupOnly: true,
  openingHours: null,
  acceptsElectronic: null,
  hasCourier: null,
  shippingCents: null,
  freeShippingFromCents: null,
};

/** What a pharmacy's own administrator changes: contact data, opening hours, services and delivery. */
export const PharmacyContactForm = () => {
  const { t } = useTranslation();
  return (
    <ResourceForm resource="pharmacies" defaults={fields} nameOf={(row) => row.name}>
      {() => (
        <>
          <p className="section-lead quiet">{t('pharmacies.ownHelp')}</p>
          <ContactFields />
          <ServiceFields />
        </>
      )}
    </ResourceForm>
  );
};
