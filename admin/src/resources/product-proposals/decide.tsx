import { CloseOutlined } from '@ant-design/icons';
import type { ProductProposal } from '@blattwerk/contract/product-proposals/shapes';
import { Button, Form } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RadioChoice } from '../../components/radio-choice.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { useAction } from '../../components/use-action.ts';
import { useFindNext } from '../../components/use-next-open.ts';
import { DecisionFields, decisions } from './decision-fields.tsx';
import type { EnteredDecision, ProposalDecision } from './decision-fields.tsx';

const unitOf = { flower: 'g', extract: 'ml', vape: 'piece', edible: 'piece' } as const;

interface Deciding {
  proposal: ProductProposal;
  decision: ProposalDecision;
}

interface ButtonsProps {
  proposal: ProductProposal;
  onDecide: (deciding: Deciding) => void;
}

/** What an administrator can do with an open proposal. */
const DecisionButtons = ({ proposal, onDecide }: ButtonsProps) => {
  const { t } = useTranslation();
  if (proposal.abilities.length === 0) return null;
  const label = { add: t('product-proposals.add'), merge: t('product-proposals.merge'), refuse: t('product-proposals.refusal.button') };
  return (
    <span className="proposal-actions">
      {decisions
        .filter((decision) => proposal.abilities.includes(decision))
        .map((decision) => (
          <Button key={decision} icon={decision === 'refuse' ? <CloseOutlined aria-hidden="true" /> : null} onClick={() => onDecide({ proposal, decision })}>
            {label[decision]}
          </Button>
        ))}
    </span>
  );
};

/** Each decision sends what it asked for. Resolves to whether it was taken. */
const useDecision = ({ id, category, manufacturer, thc, cbd }: ProductProposal) => {
  const { run, running } = useAction('product-proposals');
  const send = {
    add: ({ name, pzn, unit }: EnteredDecision) => run(id, 'add', { name, pzn, unit, category, manufacturer, thc, cbd }, { done: 'product-proposals.added' }),
    merge: ({ productId }: EnteredDecision) => run(id, 'merge', { productId }, { done: 'product-proposals.mergedToast' }),
    refuse: ({ reason }: EnteredDecision) => run(id, 'refuse', { reason }, { done: 'product-proposals.refused' }),
  };
  const decide = async (decision: ProposalDecision, entered: EnteredDecision): Promise<boolean> => (await send[decision](entered)) !== undefined;
  return { decide, isBusy: running !== undefined };
};

/** What is known of the proposal, for whom the list behind it does not show. */
const Known = ({ proposal }: { proposal: ProductProposal }) => {
  const { t } = useTranslation();
  const { manufacturer, category, thc, cbd, note, doctor } = proposal;
  const facts = [
    manufacturer,
    t(`enum.category.${category}`),
    thc === null ? null : `${t('product-proposals.thc')}: ${thc}`,
    cbd === null ? null : `${t('product-proposals.cbd')}: ${cbd}`,
    `${t('product-proposals.doctor')} ${doctor.name}`,
  ];
  return (
    <p className="section-lead">
      {facts.filter((fact) => fact !== null).join(' · ')}
      {note === null ? null : <span className="proposal-note">{note}</span>}
    </p>
  );
};

/** One proposal and the three ways to decide about it, one after the other. */
const DecisionDialog = ({
  proposal,
  decision: first,
  onNext,
  onClose,
}: Deciding & { onNext: (decision: ProposalDecision) => Promise<void>; onClose: () => void }) => {
  const { t } = useTranslation();
  const [form] = Form.useForm<EnteredDecision>();
  const [decision, setDecision] = useState(first);
  const [goesOn, setGoesOn] = useState(false);
  const { decide, isBusy } = useDecision(proposal);
  const { name, pzn, category } = proposal;
  const title = {
    add: t('product-proposals.addTitle', { name }),
    merge: t('product-proposals.mergeTitle', { name }),
    refuse: t('product-proposals.refusal.titleOf', { name }),
  };
  const submit = { add: t('product-proposals.addSubmit'), merge: t('product-proposals.mergeSubmit'), refuse: t('product-proposals.refusal.submit') };
  const way = { add: t('product-proposals.add'), merge: t('product-proposals.merge'), refuse: t('product-proposals.refusal.button') };
  const send = (isGoingOn: boolean) => () => {
    setGoesOn(isGoingOn);
    form.submit();
  };
  const finish = async (entered: EnteredDecision) => {
    if (await decide(decision, entered)) await (goesOn ? onNext(decision) : onClose());
  };
  return (
    <Dialog
      title={title[decision]}
      open
      onCancel={onClose}
      okText={submit[decision]}
      confirmLoading={isBusy}
      onOk={send(false)}
      onNext={send(true)}
      isGoingOn={goesOn}
    >
      <Known proposal={proposal} />
      <RadioChoice
        className="proposal-ways"
        label={t('product-proposals.decision')}
        optionType="button"
        value={decision}
        onChange={(event) => setDecision(event.target.value as ProposalDecision)}
        options={decisions.filter((one) => proposal.abilities.includes(one)).map((value) => ({ value, label: way[value] }))}
      />
      <Form<EnteredDecision>
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={{ name, pzn, unit: unitOf[category] }}
        onFinish={(entered) => void finish(entered)}
      >
        <DecisionFields decision={decision} />
      </Form>
    </Dialog>
  );
};

/** Deciding about proposals: the buttons of a row, and the dialog in which the next one follows. */
export const useProposalDecisions = () => {
  const [deciding, setDeciding] = useState<Deciding>();
  const findNext = useFindNext('product-proposals');
  const close = () => setDeciding(undefined);
  const goOn = async (doneId: string, decision: ProposalDecision) => {
    const next = await findNext(doneId);
    setDeciding(next === undefined ? undefined : { proposal: next, decision });
  };
  return {
    buttons: (proposal: ProductProposal) => <DecisionButtons proposal={proposal} onDecide={setDeciding} />,
    dialog:
      deciding === undefined ? null : (
        <DecisionDialog key={deciding.proposal.id} {...deciding} onClose={close} onNext={(decision) => goOn(deciding.proposal.id, decision)} />
      ),
  };
};
