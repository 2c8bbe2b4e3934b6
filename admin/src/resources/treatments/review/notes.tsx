import { Button, Form, Input, Skeleton } from 'antd';
import type { RefSelectProps } from 'antd';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Choice } from '../../../components/choice.tsx';
import { Section } from '../../../components/page.tsx';
import { ErrorState } from '../../../components/states.tsx';
import { useAction } from '../../../components/use-action.ts';
import { api } from '../../../providers/http.ts';
import { useAnswer } from '../../../providers/use-answer.ts';
import { useEvents } from '../../../providers/use-events.ts';
import { useColleagues } from './colleague-choice.tsx';
import { Note } from './note.tsx';
import './notes.css';

interface Entered {
  text: string;
  mentions?: string[];
}

/** A note, with colleagues who are to read it; an at sign in the text leads to the choice of them. */
const NoteForm = ({ treatmentId, onDone }: { treatmentId: string; onDone: () => void }) => {
  const { t } = useTranslation();
  const [form] = Form.useForm<Entered>();
  const [isChoosing, setChoosing] = useState(false);
  const choice = useRef<RefSelectProps>(null);
  const { run, running } = useAction('treatments');
  const { choices, team, isLoading } = useColleagues();
  const save = async (entered: Entered) => {
    const saved = await run(treatmentId, 'notes', { text: entered.text, mentions: entered.mentions ?? [] }, { done: 'review.notes.saved' });
    if (saved === undefined) return;
    form.resetFields();
    onDone();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === '@') {
      event.preventDefault();
      choice.current?.focus();
      setChoosing(true);
    } else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.submit();
  };
  const mention = (id: string) => {
    const name = team.find((member) => member.id === id)?.name ?? '';
    const text = (form.getFieldValue('text') as string | undefined) ?? '';
    form.setFieldValue('text', `${text}${text === '' || text.endsWith(' ') ? '' : ' '}@${name} `);
    setChoosing(false);
    form.focusField('text');
  };
  return (
    <Form<Entered> form={form} layout="vertical" requiredMark={false} name="case-note" onFinish={(entered) => void save(entered)}>
      <Form.Item
        name="text"
        label={t('review.notes.text')}
        extra={t('review.notes.help')}
        rules={[{ required: true, whitespace: true, message: t('review.notes.needed') }]}
      >
        <Input.TextArea rows={3} maxLength={1000} onKeyDown={onKeyDown} />
      </Form.Item>
      <Form.Item name="mentions" label={t('review.notes.mention')}>
        <Choice
          ref={choice}
          mode="multiple"
          maxCount={5}
          open={isChoosing}
          onOpenChange={setChoosing}
          onSelect={(id: string) => mention(id)}
          showSearch
          optionFilterProp="label"
          options={choices}
          loading={isLoading}
          placeholder={t('review.notes.nobody')}
        />
      </Form.Item>
      <Button htmlType="submit" loading={running === 'notes'}>
        {t('review.notes.save')}
      </Button>
    </Form>
  );
};

/** Internal notes of a request, which its patient never sees here; for its doctor, and for a colleague who is mentioned in one. */
export const Notes = ({ treatmentId }: { treatmentId: string }) => {
  const { t } = useTranslation();
  const { query, result } = useAnswer('/backoffice/treatments/:id/notes', { params: { id: treatmentId } });
  const refresh = () => void query.refetch();
  useEvents('mentions', (ids) => {
    if (ids.length === 0 || ids.includes(treatmentId)) refresh();
  });
  const hasNotes = query.data !== undefined;
  const noteSeen = useEffectEvent(() => {
    api.post('/backoffice/treatments/:id/notes/seen', { params: { id: treatmentId } }).catch(() => {
      // a mark that is missing is set at the next look
    });
  });
  useEffect(() => {
    if (hasNotes) noteSeen();
  }, [hasNotes, treatmentId]);
  const items = hasNotes ? result.data.items : [];
  return (
    <Section title={t('review.notes.title')}>
      {query.isError && !hasNotes ? <ErrorState error={query.error} onRetry={refresh} /> : null}
      {query.isLoading ? <Skeleton active title={false} paragraph={{ rows: 2 }} /> : null}
      {hasNotes && items.length === 0 ? <p className="quiet">{t('review.notes.none')}</p> : null}
      <ul className="messages notes">
        {items.map((note) => (
          <Note key={note.id} note={note} />
        ))}
      </ul>
      {hasNotes ? <NoteForm treatmentId={treatmentId} onDone={refresh} /> : null}
    </Section>
  );
};
