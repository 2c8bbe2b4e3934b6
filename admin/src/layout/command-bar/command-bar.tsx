import { SearchOutlined } from '@ant-design/icons';
import { Input } from 'antd';
import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Dialog } from '../../components/dialog.tsx';
import type { StaffMember } from '../../providers/auth.ts';
import { useCommands } from './use-commands.ts';
import type { Command } from './use-commands.ts';
import './command-bar.css';

interface ListProps {
  id: string;
  commands: readonly Command[];
  active: number;
  onPoint: (index: number) => void;
  onChoose: (command: Command) => void;
}

/** The commands under the names of their groups; the focus stays in the field. */
const CommandList = ({ id, commands, active, onPoint, onChoose }: ListProps) => {
  const current = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Newer browsers return a promise, which an effect must not.
    current.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  const sections = [...Map.groupBy(commands, ({ section }) => section)];
  return (
    <div id={id} role="listbox" aria-labelledby={`${id}-name`} className="command-list">
      {sections.map(([section, members], place) => (
        <div key={section} role="group" aria-labelledby={`${id}-${place}`}>
          <div id={`${id}-${place}`} className="command-group">
            {section}
          </div>
          {members.map((command) => {
            const index = commands.indexOf(command);
            return (
              <div
                key={command.to}
                id={`${id} ${command.to}`.replaceAll(' ', '-')}
                ref={index === active ? current : undefined}
                role="option"
                aria-selected={index === active}
                className={index === active ? 'command is-active' : 'command'}
                onPointerMove={() => onPoint(index)}
                onClick={() => onChoose(command)}
              >
                {command.icon}
                <span className="command-name">{command.name}</span>
                {command.note === null ? null : <span className="command-note">{command.note}</span>}
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
};

/** Records of all kinds from the server, and every list and new record that the user may reach: a combobox after the ARIA practices. */
export const CommandBar = ({ user, onClose }: { user: StaffMember; onClose: () => void }) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const id = useId();
  const [text, setText] = useState('');
  const [place, setPlace] = useState(0);
  const { commands, isSearching, isFailed } = useCommands(user, text.trim());
  const active = Math.min(place, commands.length - 1);
  const choose = (command: Command | undefined) => {
    if (command === undefined) return;
    onClose();
    void navigate(command.to);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step === undefined || commands.length === 0) return;
    event.preventDefault();
    setPlace((active + step + commands.length) % commands.length);
  };
  const words = isFailed ? 'failed' : isSearching ? 'searching' : commands.length === 0 ? 'nothing' : undefined;
  const current = commands[active];
  return (
    <Dialog title={<span id={`${id}-name`}>{t('commandBar.title')}</span>} open onCancel={onClose} footer={null} width={640}>
      <Input
        role="combobox"
        aria-label={t('commandBar.placeholder')}
        aria-expanded={commands.length > 0}
        aria-controls={id}
        aria-activedescendant={current === undefined ? undefined : `${id} ${current.to}`.replaceAll(' ', '-')}
        aria-autocomplete="list"
        size="large"
        prefix={<SearchOutlined aria-hidden="true" />}
        placeholder={t('commandBar.placeholder')}
        maxLength={100}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setPlace(0);
        }}
        onKeyDown={onKeyDown}
        onPressEnter={() => choose(current)}
      />
      <CommandList id={id} commands={commands} active={active} onPoint={setPlace} onChoose={choose} />
      <p className="command-note" role="status">
        {words === undefined ? '' : t(`commandBar.${words}`)}
      </p>
    </Dialog>
  );
};
