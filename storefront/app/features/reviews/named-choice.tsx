import { FieldGroup } from '../../components/ui/field.tsx';
import styles from './review-form.module.css';

interface Props<T extends string> {
  label: string;
  wordOf: (value: T) => string;
  values: readonly T[];
  chosen: readonly T[];
  onChange: (chosen: T[]) => void;
}

/** Any number of words out of a list, as check boxes that look like chips. */
export const NamedChoice = <T extends string>({ label, wordOf, values, chosen, onChange }: Props<T>) => {
  const turn = (value: T) => onChange(chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value]);
  return (
    <FieldGroup label={label} isOptional>
      <div className={styles.chips}>
        {values.map((value) => (
          <label key={value} className={styles.chip}>
            <input type="checkbox" checked={chosen.includes(value)} onChange={() => turn(value)} />
            <span>{wordOf(value)}</span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
};
