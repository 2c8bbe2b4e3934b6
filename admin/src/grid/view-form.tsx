import { viewNameLength, viewScopes } from '@blattwerk/contract/views/shapes';
import type { View, ViewScope, ViewState } from '@blattwerk/contract/views/shapes';
import { Button, Checkbox, Input, Radio } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Views } from './use-views.ts';

interface ViewFormProps {
  /** The view whose name and scope change; a new one without it. */
  view: View | undefined;
  views: Views;
  state: ViewState;
  onDone: () => void;
  onCancel: () => void;
}

/** The name of a view, who has it, and whether the list begins with it. */
export const ViewForm = ({ view, views, state, onDone, onCancel }: ViewFormProps) => {
  const { t } = useTranslation();
  const [name, setName] = useState(view?.name ?? '');
  const [scope, setScope] = useState<ViewScope>(view?.scope ?? 'private');
  const [isDefault, setDefault] = useState(view?.isDefault ?? false);
  const [isBusy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    const given = { name: name.trim(), scope, isDefault };
    const isDone = view === undefined ? await views.save({ ...given, state }) : await views.update(view, given);
    setBusy(false);
    if (isDone) onDone();
  };
  return (
    <form
      className="views-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() !== '') void send();
      }}
    >
      <label className="views-label">
        <span>{t('views.name')}</span>
        <Input value={name} maxLength={viewNameLength} onChange={(event) => setName(event.target.value)} />
      </label>
      {views.mayShare ? (
        <fieldset>
          <legend>{t('views.scope.label')}</legend>
          <Radio.Group
            value={scope}
            onChange={(event) => setScope(event.target.value as ViewScope)}
            options={viewScopes.map((value) => ({ value, label: t(`views.scope.${value}`) }))}
          />
        </fieldset>
      ) : null}
      <Checkbox checked={isDefault} onChange={(event) => setDefault(event.target.checked)}>
        {t('views.makeDefault')}
      </Checkbox>
      <div className="views-actions">
        <Button type="primary" htmlType="submit" loading={isBusy} disabled={name.trim() === ''}>
          {t(view === undefined ? 'views.save' : 'common.save')}
        </Button>
        <Button onClick={onCancel}>{t('common.cancel')}</Button>
      </div>
    </form>
  );
};
