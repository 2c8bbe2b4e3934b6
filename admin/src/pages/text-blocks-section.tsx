import { useNotification } from '@refinedev/core';
import { textBlockLengths } from '@blattwerk/contract/text-blocks/shapes';
import type { TextBlock, TextBlockInput } from '@blattwerk/contract/text-blocks/shapes';
import { Button, Form, Input, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmButton } from '../components/confirm-button.tsx';
import { Dialog } from '../components/dialog.tsx';
import { Section } from '../components/page.tsx';
import { ErrorState } from '../components/states.tsx';
import { errorText } from '../providers/error-text.ts';
import { api } from '../providers/http.ts';
import { undoSeconds } from '../providers/notifications.tsx';
import { useAnswer } from '../providers/use-answer.ts';
import './text-blocks.css';

interface EditorProps {
  /** The block to change; none for a new one. */
  block: TextBlock | undefined;
  onDone: () => void;
  onCancel: () => void;
}

const Editor = ({ block, onDone, onCancel }: EditorProps) => {
  const { t } = useTranslation();
  const { open } = useNotification();
  const [form] = Form.useForm<TextBlockInput>();
  const [isSaving, setSaving] = useState(false);
  const required = [{ required: true, whitespace: true, message: t('common.required') }];
  const save = async (body: TextBlockInput) => {
    setSaving(true);
    try {
      if (block === undefined) await api.post('/backoffice/text-blocks', { body });
      else await api.patch('/backoffice/text-blocks/:id', { params: { id: block.id }, body: { ...body, version: block.version } });
      open?.({ type: 'success', message: t('common.saved') });
      onDone();
    } catch (error) {
      open?.({ type: 'error', message: errorText(error) });
    } finally {
      setSaving(false);
    }
  };
  return (
    <Dialog
      title={t(block === undefined ? 'text-blocks.add' : 'text-blocks.edit')}
      open
      onCancel={onCancel}
      okText={t('common.save')}
      confirmLoading={isSaving}
      onOk={() => form.submit()}
    >
      <Form<TextBlockInput>
        form={form}
        name="text-block"
        layout="vertical"
        requiredMark={false}
        initialValues={block === undefined ? {} : { title: block.title, text: block.text }}
        onFinish={(values) => void save(values)}
      >
        <Form.Item name="title" label={t('text-blocks.name')} rules={required}>
          <Input maxLength={textBlockLengths.title} />
        </Form.Item>
        <Form.Item name="text" label={t('text-blocks.text')} extra={t('text-blocks.textHelp')} rules={required}>
          <Input.TextArea rows={6} maxLength={textBlockLengths.text} />
        </Form.Item>
      </Form>
    </Dialog>
  );
};

const Line = ({ block, onEdit, onRemove, isRemoving }: { block: TextBlock; onEdit: () => void; onRemove: () => void; isRemoving: boolean }) => {
  const { t } = useTranslation();
  return (
    <li className="text-block">
      <div>
        <p>
          <strong>{block.title}</strong>
        </p>
        <p className="quiet text-block-words">{block.text}</p>
      </div>
      <div className="form-foot">
        <Button size="small" aria-label={t('text-blocks.editOne', { title: block.title })} onClick={onEdit}>
          {t('common.edit')}
        </Button>
        <ConfirmButton
          size="small"
          danger
          loading={isRemoving}
          aria-label={t('text-blocks.removeOne', { title: block.title })}
          means={t('text-blocks.removeMeans', { title: block.title })}
          onConfirm={onRemove}
        >
          {t('text-blocks.remove')}
        </ConfirmButton>
      </div>
    </li>
  );
};

/** The doctor's own text blocks. */
export const TextBlocksSection = () => {
  const { t } = useTranslation();
  const { open } = useNotification();
  const [editing, setEditing] = useState<TextBlock | 'new'>();
  const [removing, setRemoving] = useState<string>();
  const { query, result } = useAnswer('/backoffice/text-blocks', {});
  const refresh = () => void query.refetch();
  const attempt = async (step: () => Promise<unknown>) => {
    try {
      await step();
    } catch (error) {
      open?.({ type: 'error', message: errorText(error) });
    }
    await query.refetch();
  };
  const remove = async ({ id, title, text }: TextBlock) => {
    setRemoving(id);
    await attempt(async () => {
      await api.delete('/backoffice/text-blocks/:id', { params: { id } });
      const takeBack = () => void attempt(() => api.post('/backoffice/text-blocks', { body: { title, text } }));
      open?.({ type: 'progress', message: t('text-blocks.removed'), undoableTimeout: undoSeconds, cancelMutation: takeBack });
    });
    setRemoving(undefined);
  };
  const items = query.data === undefined ? undefined : result.data.items;
  return (
    <Section title={t('text-blocks.title')} aside={<Button onClick={() => setEditing('new')}>{t('text-blocks.add')}</Button>}>
      <p className="section-lead">{t('text-blocks.lead')}</p>
      {query.isError ? <ErrorState error={query.error} onRetry={refresh} /> : null}
      {items === undefined && !query.isError ? <Skeleton active title={false} paragraph={{ rows: 2 }} /> : null}
      {items?.length === 0 ? <p className="quiet">{t('text-blocks.none')}</p> : null}
      <ul className="text-blocks">
        {items?.map((block) => (
          <Line key={block.id} block={block} isRemoving={removing === block.id} onEdit={() => setEditing(block)} onRemove={() => void remove(block)} />
        ))}
      </ul>
      {editing === undefined ? null : (
        <Editor
          block={editing === 'new' ? undefined : editing}
          onCancel={() => setEditing(undefined)}
          onDone={() => {
            setEditing(undefined);
            refresh();
          }}
        />
      )}
    </Section>
  );
};
