import { Input } from 'antd';
import type { InputRef } from 'antd';
import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { matchingGroups } from './block-groups.ts';
import type { BlockGroup, BlockOption } from './block-groups.ts';

interface PickerProps {
  groups: readonly BlockGroup[];
  onPick: (text: string) => void;
  onClose: () => void;
  /** The focus is elsewhere by now. */
  onLeave: () => void;
}

/** Where the arrow keys lead in a list of that length; beyond its ends they begin again. */
const moved = (key: string, at: number, length: number): number | undefined =>
  ({ ArrowDown: (at + 1) % length, ArrowUp: (at - 1 + length) % length, Home: 0, End: length - 1 })[key];

const optionId = (id: string, block: { id: string }): string => `${id}-${block.id}`;

interface OptionProps extends Pick<PickerProps, 'onPick'> {
  id: string;
  block: BlockOption;
  isCurrent: boolean;
}

const Option = ({ id, block: { title, text, indication, foreignLanguage }, isCurrent, onPick }: OptionProps) => {
  const { t } = useTranslation();
  const about = [indication && t(`enum.symptom.${indication}`), foreignLanguage && t(`enum.language.${foreignLanguage}`)].filter(Boolean);
  return (
    <li
      id={id}
      role="option"
      aria-selected={isCurrent}
      className={isCurrent ? 'block-option is-current' : 'block-option'}
      // The field keeps the focus, so that leaving it does not close the list before the press counts.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onPick(text)}
    >
      <strong>{title}</strong>
      {about.length === 0 ? null : <span className="block-about">{about.join(', ')}</span>}
      <span className="block-words" {...(foreignLanguage === undefined ? {} : { lang: foreignLanguage })}>
        {text}
      </span>
    </li>
  );
};

interface ListProps extends Pick<PickerProps, 'groups' | 'onPick'> {
  /** Of the combobox that the list belongs to. */
  id: string;
  currentId: string | undefined;
}

const BlockList = ({ id, groups, currentId, onPick }: ListProps) => {
  const { t } = useTranslation();
  useEffect(() => {
    if (currentId !== undefined) document.getElementById(optionId(id, { id: currentId }))?.scrollIntoView({ block: 'nearest' });
  }, [id, currentId]);
  if (groups.length === 0)
    return (
      <p className="block-list block-none" role="status">
        {t('text-blocks.notFound')}
      </p>
    );
  return (
    <div role="listbox" id={`${id}-list`} aria-label={t('text-blocks.choose')} className="block-list">
      {groups.map(({ key, blocks }) => (
        <ul key={key} role="group" aria-labelledby={`${id}-${key}`}>
          <li role="presentation" id={`${id}-${key}`} className="block-group">
            {t(`text-blocks.groups.${key}`)}
          </li>
          {blocks.map((block) => (
            <Option key={block.id} id={optionId(id, block)} block={block} isCurrent={block.id === currentId} onPick={onPick} />
          ))}
        </ul>
      ))}
    </div>
  );
};

/**
 * An editable combobox with its list below, after the ARIA Authoring Practices: the focus stays in the field, and the option that Enter takes is
 * named by `aria-activedescendant`. Ant Design's select marks its options in a way that a screen reader cannot follow.
 */
export const BlockPicker = ({ groups, onPick, onClose, onLeave }: PickerProps) => {
  const { t } = useTranslation();
  const id = useId();
  const field = useRef<InputRef>(null);
  const [sought, setSought] = useState('');
  const [place, setPlace] = useState(0);
  const shown = matchingGroups(groups, sought);
  const found = shown.flatMap(({ blocks }) => blocks);
  const at = Math.min(place, found.length - 1);
  const current = found[at];
  const isOpen = current !== undefined;
  useEffect(() => field.current?.focus(), []);
  const press = (event: KeyboardEvent) => {
    const next = moved(event.key, at, found.length);
    if (event.key === 'Enter' && current !== undefined) onPick(current.text);
    else if (event.key === 'Escape') onClose();
    else if (next !== undefined && isOpen) setPlace(next);
    else if (event.key !== 'Enter') return;
    // Neither the form nor the page's own keys are meant.
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className="block-picker">
      <Input
        ref={field}
        size="small"
        role="combobox"
        aria-label={t('text-blocks.choose')}
        aria-autocomplete="list"
        aria-expanded={isOpen}
        {...(current === undefined ? {} : { 'aria-controls': `${id}-list`, 'aria-activedescendant': optionId(id, current) })}
        autoComplete="off"
        placeholder={t('text-blocks.choose')}
        value={sought}
        onChange={({ target }) => {
          setSought(target.value);
          setPlace(0);
        }}
        onKeyDown={press}
        onBlur={onLeave}
      />
      <BlockList id={id} groups={shown} currentId={current?.id} onPick={onPick} />
    </div>
  );
};
