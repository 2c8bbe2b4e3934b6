import { Text } from '../../components/values.tsx';

/** A number to press, written in groups. */
export const PhoneLink = ({ phone, inGroups = phone }: { phone: string | null; inGroups?: string | null }) =>
  phone === null ? (
    <Text value={null} />
  ) : (
    <a className="figures" href={`tel:${phone}`}>
      {inGroups}
    </a>
  );
