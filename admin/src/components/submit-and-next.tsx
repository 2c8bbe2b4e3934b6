import { Button } from 'antd';
import { useTranslation } from 'react-i18next';

interface SubmitAndNextProps {
  /** Whether the form was sent in order to go on. */
  goesOn: boolean;
  onGoesOn: (goesOn: boolean) => void;
  isBusy: boolean;
  label: string;
  /** What the button that goes on says; "Finish and next" where nothing is given. */
  nextLabel?: string;
  danger?: boolean;
  /** What has to be looked at afterwards has no button that goes on. */
  hasNext?: boolean;
}

/** The foot of a form that staff fill in for one record after the other: sends it, or sends it and goes on to the next record that waits. */
export const SubmitAndNext = ({ goesOn, onGoesOn, isBusy, label, nextLabel, danger = false, hasNext = true }: SubmitAndNextProps) => {
  const { t } = useTranslation();
  return (
    <div className="form-foot">
      <Button type="primary" danger={danger} htmlType="submit" loading={isBusy && !goesOn} onClick={() => onGoesOn(false)}>
        {label}
      </Button>
      {hasNext ? (
        <Button htmlType="submit" loading={isBusy && goesOn} onClick={() => onGoesOn(true)}>
          {nextLabel ?? t('common.finishAndNext')}
        </Button>
      ) : null}
    </div>
  );
};
