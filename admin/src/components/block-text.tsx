import { SnippetsOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import type { TextAreaProps, TextAreaRef } from 'antd/es/input/TextArea';
import { use, useRef, useState } from 'react';
import type { ChangeEvent, KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnswer } from '../providers/use-answer.ts';
import { BlocksOf, blockGroups } from './block-groups.ts';
import { BlockPicker } from './block-picker.tsx';
import './block-text.css';

type BlockTextProps = Omit<TextAreaProps, 'value' | 'onChange'> & { value?: string; onChange?: (text: string) => void };

/** A slash opens the choice where a word could begin; within a word, as in 1/2, it is a slash. */
const isAtWordStart = ({ value, selectionStart }: HTMLTextAreaElement): boolean => selectionStart === 0 || /\s/.test(value.charAt(selectionStart - 1));

/** A field for longer words into which text blocks are put, by the button or with a slash. */
export const BlockText = ({ value = '', onChange, onKeyDown, ...props }: BlockTextProps) => {
  const { t } = useTranslation();
  const area = useRef<TextAreaRef>(null);
  const [isChoosing, setChoosing] = useState(false);
  const { query, result } = useAnswer('/backoffice/text-blocks', {});
  const of = use(BlocksOf);
  const groups = query.data === undefined ? [] : blockGroups(result.data, of);
  const back = () => {
    setChoosing(false);
    area.current?.focus();
  };
  const put = (text: string) => {
    const field = area.current?.resizableTextArea?.textArea;
    if (!field) return;
    const { selectionStart, selectionEnd } = field;
    const room = props.maxLength === undefined ? text.length : Math.max(props.maxLength - value.length + selectionEnd - selectionStart, 0);
    // Written as typing would, so that the caret stands behind it.
    field.setRangeText(text.slice(0, room), selectionStart, selectionEnd, 'end');
    field.dispatchEvent(new Event('input', { bubbles: true }));
    back();
  };
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === '/' && groups.length > 0 && isAtWordStart(event.currentTarget)) {
      event.preventDefault();
      setChoosing(true);
    }
    onKeyDown?.(event);
  };
  return (
    <div className="block-text">
      <Input.TextArea
        {...props}
        ref={area}
        value={value}
        onChange={(event: ChangeEvent<HTMLTextAreaElement>) => onChange?.(event.target.value)}
        onKeyDown={press}
      />
      {groups.length === 0 || isChoosing ? null : (
        <Button
          className="block-open"
          type="text"
          size="small"
          icon={<SnippetsOutlined aria-hidden="true" />}
          aria-label={t('text-blocks.insert')}
          title={t('text-blocks.insertHint')}
          onClick={() => setChoosing(true)}
        />
      )}
      {isChoosing ? <BlockPicker groups={groups} onPick={put} onClose={back} onLeave={() => setChoosing(false)} /> : null}
    </div>
  );
};
