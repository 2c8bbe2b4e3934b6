import { useFormats } from '../../components/format.ts';

/** A number of rows; nothing of something is quiet. */
export const Count = ({ value }: { value: number }) => {
  const { number } = useFormats();
  return <span className={value === 0 ? 'figures quiet' : 'figures'}>{number(value, 0)}</span>;
};
