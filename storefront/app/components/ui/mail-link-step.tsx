import { useState } from 'react';
import type { ReactNode } from 'react';
import { useAction } from '../../lib/action/use-action.ts';
import { isTokenOver } from '../../lib/api/token-over.ts';
import { Button } from './button.tsx';
import { FailureNotice } from './failure-notice.tsx';
import { Notice } from './feedback.tsx';
import { ScriptedForm } from './scripted-form.tsx';

interface Words {
  title: string;
  text: string;
}
interface MailLinkStepProps {
  /** Whether the address has brought the token of the mail. */
  isComplete: boolean;
  question: string;
  button: string;
  done: Words;
  incomplete: Words;
  /** What a link that is over means here, where to ask for a new one would be the wrong advice. */
  over?: Words | undefined;
  send: () => Promise<unknown>;
  /** Where to go on afterwards. */
  afterwards: ReactNode;
  /** Where to go on without a token, or with one that is over. */
  instead: ReactNode;
}

/** Where a mail's link leads: nothing happens until a person presses the button, since programs open links too. */
export const MailLinkStep = ({ isComplete, question, button, done, incomplete, over, send, afterwards, instead }: MailLinkStepProps) => {
  const [isDone, setDone] = useState(false);
  const { run, isPending, error } = useAction();
  if (isDone || !isComplete) {
    const words = isDone ? done : incomplete;
    return (
      <>
        <div role="status">
          <Notice kind={isDone ? 'ok' : 'warn'} title={words.title}>
            <p>{words.text}</p>
          </Notice>
        </div>
        {isDone ? afterwards : instead}
      </>
    );
  }
  if (isTokenOver(error)) {
    return (
      <>
        {over ? (
          <Notice kind="warn" title={over.title} isAlert>
            <p>{over.text}</p>
          </Notice>
        ) : (
          <FailureNotice error={error} />
        )}
        {instead}
      </>
    );
  }
  const press = () =>
    run(async () => {
      await send();
      setDone(true);
    });
  return (
    <ScriptedForm
      onSubmit={(event) => {
        event.preventDefault();
        void press();
      }}
    >
      <p>{question}</p>
      <FailureNotice error={error} />
      <Button type="submit" isWide isBusy={isPending}>
        {button}
      </Button>
    </ScriptedForm>
  );
};
