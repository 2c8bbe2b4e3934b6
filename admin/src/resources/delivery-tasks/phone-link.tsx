import { Text } from '../../components/values.tsx';

/** A number to press. */
export const PhoneLink = ({ phone }: { phone: string | null }) =>
  phone === null ? (
    <Text value={null} />
  ) : (
    <a className="figures" href={`tel:${phone}`}>
      {phone}
    </a>
  );
