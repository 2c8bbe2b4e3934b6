import { useTranslation } from 'react-i18next';
import { TextInput } from '../../components/ui/inputs.tsx';
import type { Answers } from './answers.ts';
import type { QuestionProps } from './step-props.ts';

const fields = [
  { key: 'name', max: 100 },
  { key: 'practice', max: 100 },
  { key: 'city', max: 60 },
  { key: 'phone', max: 40 },
] as const;

type Physician = Exclude<Answers['treatingPhysician'], undefined | null>;

/** Who treats the patient otherwise; all of it may stay empty. */
export const PhysicianField = ({ answers, set }: QuestionProps) => {
  const { t } = useTranslation('questionnaire');
  const physician: Physician = answers.treatingPhysician ?? {};
  return (
    <div>
      {fields.map(({ key, max }) => (
        <TextInput
          key={key}
          label={t(`physician.${key}`)}
          isOptional
          maxLength={max}
          inputMode={key === 'phone' ? 'tel' : 'text'}
          autoComplete="off"
          value={(physician as Partial<Record<typeof key, string | null>>)[key] ?? ''}
          onChange={(event) => set({ treatingPhysician: { ...physician, [key]: event.target.value } as Physician })}
        />
      ))}
    </div>
  );
};
