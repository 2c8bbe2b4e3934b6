import { CheckOutlined, CloseOutlined, HistoryOutlined, QuestionOutlined, VideoCameraOutlined } from '@ant-design/icons';
import type { TreatmentCase, TreatmentRecord } from '@blattwerk/contract/treatments/case-shapes';
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Section } from '../../../components/page.tsx';
import { useKeys } from '../../../components/use-keys.ts';
import { ApproveForm } from './approve-form.tsx';
import { AskForm } from './ask-form.tsx';
import { DeclineForm } from './decline-form.tsx';
import { IssuedInvoiceFacts } from './issued-invoice.tsx';
import { IssuedLetterFacts } from './issued-letter.tsx';
import { forgetUndone, useUndone } from './pending-decision.ts';
import { Thread } from './thread.tsx';
import { useNeighbours } from './use-neighbours.ts';
import { Verdict } from './verdict.tsx';

const ways = [
  { way: 'approve', key: 'a', Icon: CheckOutlined },
  { way: 'decline', key: 'd', Icon: CloseOutlined },
  { way: 'ask', key: 'q', Icon: QuestionOutlined },
  { way: 'request-consultation', key: 'v', Icon: VideoCameraOutlined },
] as const;
type Way = (typeof ways)[number]['way'];

interface WaysProps {
  treatment: TreatmentRecord;
  way: Way | undefined;
  choose: (wanted: Way) => (() => void) | undefined;
  repeat: (() => void) | undefined;
}

const Ways = ({ treatment, way, choose, repeat }: WaysProps) => {
  const { t } = useTranslation();
  return (
    <div className="ways" role="group" aria-label={t('review.decision')}>
      {ways
        .filter(({ way: wanted }) => treatment.abilities.includes(wanted))
        .map(({ way: wanted, key, Icon }) => (
          <Button
            key={wanted}
            aria-pressed={way === wanted}
            aria-keyshortcuts={key}
            className={way === wanted ? 'is-chosen' : ''}
            icon={<Icon aria-hidden="true" />}
            onClick={choose(wanted)}
          >
            {t(`review.ways.${wanted}`)} <kbd aria-hidden="true">{key}</kbd>
          </Button>
        ))}
      {repeat === undefined ? null : (
        <Button aria-keyshortcuts="r" icon={<HistoryOutlined aria-hidden="true" />} onClick={repeat}>
          {t('review.ways.repeat')} <kbd aria-hidden="true">r</kbd>
        </Button>
      )}
    </div>
  );
};

interface DecisionProps {
  treatment: TreatmentRecord;
  record: TreatmentCase;
  /** Told whether the approval is being written: it needs the room. */
  onWrite?: (isWriting: boolean) => void;
}

/** The doctor's decision. Nothing is chosen beforehand: the four ways stand side by side until a person takes one. */
export const Decision = ({ treatment, record, onWrite }: DecisionProps) => {
  const { t } = useTranslation();
  const [chosen, setWay] = useState<Way>();
  const [repeats, setRepeats] = useState(0);
  const navigate = useNavigate();
  const { nextOpen } = useNeighbours(treatment.id);
  // What was entered for a decision that was undone is in the form again.
  const undone = useUndone(treatment.id);
  const way = chosen ?? undone?.kind;
  const may = (wanted: Way) => treatment.abilities.includes(wanted);
  const choose = (wanted: Way) => (may(wanted) ? () => setWay(wanted) : undefined);
  const repeat = () => {
    setRepeats((count) => count + 1);
    setWay('approve');
  };
  const mayRepeat = may('approve') && record.lastPlan !== null;
  useKeys({
    a: choose('approve'),
    d: choose('decline'),
    q: choose('ask'),
    v: choose('request-consultation'),
    r: mayRepeat ? repeat : undefined,
  });
  const isOpen = treatment.status === 'in-review';
  const isWriting = isOpen && way === 'approve';
  useEffect(() => onWrite?.(isWriting), [isWriting, onWrite]);
  const close = (goesOn: boolean) => {
    setWay(undefined);
    setRepeats(0);
    forgetUndone();
    if (goesOn && nextOpen !== undefined) void navigate(`/treatments/${nextOpen}`);
  };
  return (
    <>
      <Section title={t('review.decision')}>
        {isOpen ? null : <Verdict treatment={treatment} record={record} />}
        {record.issuedLetter === null ? null : <IssuedLetterFacts treatmentId={treatment.id} letter={record.issuedLetter} record={record} />}
        {record.issuedInvoice === null ? null : <IssuedInvoiceFacts treatmentId={treatment.id} invoice={record.issuedInvoice} />}
        {isOpen && !ways.some(({ way: wanted }) => may(wanted)) ? <p className="quiet">{t('review.notYours')}</p> : null}
        {isOpen ? <Ways treatment={treatment} way={way} choose={choose} repeat={mayRepeat ? repeat : undefined} /> : null}
        {isOpen && way === 'approve' ? <ApproveForm treatment={treatment} record={record} repeats={repeats} onDone={close} /> : null}
        {isOpen && way === 'decline' ? <DeclineForm treatment={treatment} invoice={record.invoice} onDone={close} /> : null}
        {isOpen && (way === 'ask' || way === 'request-consultation') ? <AskForm key={way} action={way} treatment={treatment} onDone={close} /> : null}
        {isOpen && way === undefined ? <p className="quiet small">{t('review.alone')}</p> : null}
      </Section>
      <Thread treatment={treatment} record={record} />
    </>
  );
};
