import type { Profile } from '@blattwerk/contract/accounts/shapes';
import type { DefinitionStep } from '@blattwerk/contract/health-states/definition';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FailureNotice } from '../../components/ui/failure-notice.tsx';
import { ErrorState } from '../../components/ui/error-state.tsx';
import { Skeleton } from '../../components/ui/feedback.tsx';
import { PersonalFields } from '../../components/personal/personal-fields.tsx';
import { useAction } from '../../lib/action/use-action.ts';
import { memberApi } from '../../lib/api/client.ts';
import { useShapeForm } from '../../lib/forms/use-shape-form.ts';
import type { Personal } from '../../lib/profile/personal.ts';
import { personalOf } from '../../lib/profile/personal.ts';
import { personalShape } from '../../lib/profile/personal-shape.ts';
import { profileKey, useProfile } from '../../lib/profile/use-profile.ts';
import { StepFrame } from './step-frame.tsx';
import type { SaveState } from '../../lib/forms/use-autosave.ts';

interface Props {
  step: DefinitionStep;
  backTo: string;
  nextLabel: string;
  onDone: () => void;
}

const PersonalForm = ({ profile, step, backTo, nextLabel, onDone }: Props & { profile: Profile }) => {
  const client = useQueryClient();
  const form = useShapeForm(personalShape, personalOf(profile));
  const { run, isPending, error } = useAction();
  const quiet = useAction();
  const [save, setSave] = useState<SaveState>({ kind: 'idle' });
  const store = async (part: Partial<Personal>) => {
    client.setQueryData(profileKey, await memberApi.patch('/clients/iam/profile', { body: part }));
    setSave({ kind: 'saved', at: new Date().toISOString() });
  };
  /** A field that is right is kept when it is left; a wrong one waits for its correction. */
  const keep = async (name: string) => {
    if (!(name in personalShape.shape)) return;
    const key = name as keyof Personal;
    const checked = personalShape.shape[key].safeParse(form.getValues(key));
    if (checked.success && checked.data !== personalOf(profile)[key]) await quiet.run(() => store({ [key]: checked.data }));
  };
  const submit = form.handleSubmit(async (input) => {
    const isStored = await run(async () => {
      try {
        await store(input);
      } catch (failure) {
        form.showServerErrors(failure);
        throw failure;
      }
    });
    if (isStored) onDone();
  });
  return (
    <div onBlur={(event) => void keep((event.target as unknown as HTMLInputElement).name ?? '')}>
      <StepFrame step={step} save={save} isBusy={isPending} backTo={backTo} nextLabel={nextLabel} onContinue={(event) => void submit(event)}>
        <FailureNotice error={error ?? quiet.error} />
        <PersonalFields form={form} />
      </StepFrame>
    </div>
  );
};

export const PersonalStep = (props: Props) => {
  const profile = useProfile();
  if (profile.isPending) return <Skeleton lines={8} />;
  if (profile.isError) return <ErrorState error={profile.error} onRetry={() => void profile.refetch()} />;
  return <PersonalForm {...props} profile={profile.data} />;
};
