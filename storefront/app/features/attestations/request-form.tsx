import type { AttestationChoice } from '@blattwerk/contract/attestations/shapes';
import { attestationKinds, type AttestationKind } from '@blattwerk/contract/attestations/states';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button.tsx';
import { RadioCards } from '../../components/ui/choices.tsx';
import { FailureNotice } from '../../components/ui/failure-notice.tsx';
import { ScriptedForm } from '../../components/ui/scripted-form.tsx';
import { toast } from '../../components/ui/toast.ts';
import { useAction } from '../../lib/action/use-action.ts';
import { memberApi } from '../../lib/api/client.ts';
import { useShapeForm } from '../../lib/forms/use-shape-form.ts';
import styles from './attestations.module.css';
import { TravelFields } from './travel-fields.tsx';
import { travelShape } from './travel-shape.ts';

interface AskProps {
  choice: AttestationChoice;
  onDone: () => void;
}

const useSend = (onDone: () => void) => {
  const { t } = useTranslation('attestations');
  const client = useQueryClient();
  const action = useAction();
  const send = (body: Parameters<typeof ask>[0]) =>
    action.run(async () => {
      await ask(body);
      toast.success(t('sent'));
      await client.invalidateQueries({ queryKey: ['attestations'] });
      onDone();
    });
  return { ...action, send };
};

const ask = (body: NonNullable<Parameters<typeof memberApi.post<'/clients/attestations'>>[1]>['body']) => memberApi.post('/clients/attestations', { body });

const AskForCard = ({ choice: { prescriptionId }, onDone }: AskProps) => {
  const { t } = useTranslation('attestations');
  const { send, isPending, error } = useSend(onDone);
  return (
    <>
      <FailureNotice error={error} />
      <p>
        <Button isBusy={isPending} onClick={() => void send({ kind: 'patient-card', prescriptionId })}>
          {t('ask.patient-card')}
        </Button>
      </p>
    </>
  );
};

const AskForTravel = ({ choice: { prescriptionId, quantity, unit }, onDone }: AskProps) => {
  const { t } = useTranslation('attestations');
  const { send, isPending, error } = useSend(onDone);
  const words = { days: t('travel.daysWrong'), amount: t('travel.amountWrong', { most: quantity, unit: t(`units.${unit}`) }), sex: t('travel.sexMissing') };
  const empty = { from: '', days: '', amount: '', identityDocument: '', birthPlace: '', nationality: 'DE' };
  const form = useShapeForm(travelShape(quantity, words), empty, 'onSubmit');
  const submit = form.handleSubmit((travel) => send({ kind: 'travel-certificate', prescriptionId, travel }));
  return (
    <ScriptedForm onSubmit={(event) => void submit(event)}>
      <div className={styles.form}>
        <TravelFields form={form} unit={t(`units.${unit}`)} most={quantity} />
        <FailureNotice error={error} />
        <p>
          <Button type="submit" isBusy={isPending}>
            {t('ask.travel-certificate')}
          </Button>
        </p>
      </div>
    </ScriptedForm>
  );
};

/** What is asked for, and about which prescription; the doctor who prescribed decides. */
export const RequestForm = ({ choices, onDone }: { choices: readonly AttestationChoice[]; onDone: () => void }) => {
  const { t } = useTranslation('attestations');
  const [kind, setKind] = useState<AttestationKind>();
  const [prescriptionId, setPrescriptionId] = useState(choices.length === 1 ? choices[0]?.prescriptionId : undefined);
  const choice = choices.find((one) => one.prescriptionId === prescriptionId);
  const Ask = kind === 'patient-card' ? AskForCard : AskForTravel;
  return (
    <div className={styles.form}>
      <RadioCards
        label={t('kind')}
        name="kind"
        value={kind}
        onChange={(value) => setKind(value as AttestationKind)}
        choices={attestationKinds.map((value) => ({ value, label: t(`kinds.${value}`), hint: t(`hints.${value}`) }))}
      />
      {choices.length > 1 && (
        <RadioCards
          label={t('prescription')}
          name="prescription"
          value={prescriptionId}
          onChange={setPrescriptionId}
          choices={choices.map((one) => ({ value: one.prescriptionId, label: one.productName, hint: `${one.number}, ${one.doctorName}` }))}
        />
      )}
      {kind && choice && <Ask key={`${kind} ${choice.prescriptionId}`} choice={choice} onDone={onDone} />}
    </div>
  );
};
