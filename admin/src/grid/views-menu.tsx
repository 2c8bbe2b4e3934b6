import { CheckOutlined, EyeOutlined } from '@ant-design/icons';
import type { View } from '@blattwerk/contract/views/shapes';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmButton } from '../components/confirm-button.tsx';
import { useKeys } from '../components/use-keys.ts';
import { isChanged } from './filters.ts';
import type { GridState } from './filters.ts';
import { useListNumbers } from './grid-numbers.ts';
import { ToolPopover } from './tool-popover.tsx';
import type { Views } from './use-views.ts';
import { ViewForm } from './view-form.tsx';
import { viewStateOf } from './view-state.ts';
import './views.css';

interface ViewsMenuProps {
  resource: string;
  views: Views;
  state: GridState;
}

/** The saved views of the list with how many rows each shows, and what can be done with the open one. */
export const ViewsMenu = ({ resource, views, state }: ViewsMenuProps) => {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const [form, setForm] = useState<'new' | 'edit'>();
  const { current } = views;
  const show = (isShown: boolean) => {
    setForm(undefined);
    setOpen(isShown);
  };
  const pick = (id: string | undefined) => {
    show(false);
    views.show(id);
  };
  useKeys({ v: () => show(true) });
  const isMoved = isChanged(state, views.defaults);
  const label = current === undefined ? t('views.title') : t(isMoved ? 'views.changed' : 'views.open', { name: current.name });
  return (
    <ToolPopover label={label} icon={<EyeOutlined aria-hidden="true" />} holdsText placement="bottomRight" isOpen={isOpen} onOpenChange={show}>
      {form === undefined ? (
        <div className="views-menu">
          <ViewList resource={resource} views={views} onPick={pick} />
          <div className="views-actions">
            {current !== undefined && isMoved && current.abilities.includes('update') ? (
              <Button
                type="primary"
                onClick={() => void views.update(current, { state: viewStateOf(state) }).then((isDone) => (isDone ? pick(current.id) : undefined))}
              >
                {t('views.update', { name: current.name })}
              </Button>
            ) : null}
            <Button onClick={() => setForm('new')}>{t('views.saveAs')}</Button>
            {current?.abilities.includes('update') === true ? <Button onClick={() => setForm('edit')}>{t('views.edit')}</Button> : null}
            {current?.abilities.includes('delete') === true ? (
              <ConfirmButton danger means={t('views.askDelete', { name: current.name })} onConfirm={() => void views.remove(current).then(() => show(false))}>
                {t('views.delete')}
              </ConfirmButton>
            ) : null}
          </div>
        </div>
      ) : (
        <ViewForm
          view={form === 'edit' ? current : undefined}
          views={views}
          state={viewStateOf(state)}
          onDone={() => show(false)}
          onCancel={() => setForm(undefined)}
        />
      )}
    </ToolPopover>
  );
};

const ViewList = ({ resource, views, onPick }: { resource: string; views: Views; onPick: (id: string | undefined) => void }) => {
  const { t } = useTranslation();
  const questions = views.items.map(({ state: { filters, q } }) => ({ filters: filters ?? [], ...(q === undefined ? {} : { q }) }));
  const { counts } = useListNumbers(resource, { counts: questions as never }, questions.length > 0);
  const words = (index: number): string => {
    const found = counts?.[index];
    return found === undefined || found === null ? '' : t(found.isExact ? 'views.count' : 'views.countOpen', { count: found.count });
  };
  return (
    <ul className="views-list">
      <li>
        <ViewButton name={t('views.none')} isOpen={views.current === undefined} onClick={() => onPick(undefined)} />
      </li>
      {views.items.map((view, index) => (
        <li key={view.id}>
          <ViewButton view={view} name={view.name} count={words(index)} isOpen={view.id === views.current?.id} onClick={() => onPick(view.id)} />
        </li>
      ))}
    </ul>
  );
};

interface ViewButtonProps {
  view?: View;
  name: string;
  count?: string;
  isOpen: boolean;
  onClick: () => void;
}

const ViewButton = ({ view, name, count = '', isOpen, onClick }: ViewButtonProps) => {
  const { t } = useTranslation();
  const notes =
    view === undefined ? [] : [...(view.scope === 'private' ? [] : [t(`views.scope.${view.scope}`)]), ...(view.isDefault ? [t('views.default')] : [])];
  return (
    <button type="button" className="views-item" onClick={onClick} {...(isOpen ? { 'aria-current': true } : {})}>
      <span className="views-mark">{isOpen ? <CheckOutlined aria-hidden="true" /> : null}</span>
      <span className="views-name">
        {name}
        {notes.length === 0 ? null : <small>{notes.join(' · ')}</small>}
      </span>
      <span className="views-count">{count}</span>
    </button>
  );
};
