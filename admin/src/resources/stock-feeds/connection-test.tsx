import { ApiOutlined } from '@ant-design/icons';
import type { FeedAuth, TestConnectionResult } from '@blattwerk/contract/stock-feeds/connection';
import type { FeedRecord } from '@blattwerk/contract/stock-feeds/shapes';
import { Alert, Button, Form } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DateTime, Facts } from '../../components/values.tsx';
import { errorText } from '../../providers/error-text.ts';
import { api, ApiError } from '../../providers/http.ts';
import { isSftpUrl, mustEnterLogin } from './login-fields.tsx';
import './connection-test.css';

const Found = ({ file }: { file: NonNullable<TestConnectionResult['file']> }) => {
  const { t, i18n } = useTranslation();
  const size = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 }).format(file.bytes / 1024);
  const facts = [
    ...(file.name === null ? [] : [{ label: t('stock-feeds.foundName'), value: file.name }]),
    { label: t('stock-feeds.foundSize'), value: `${size} KB` },
    { label: t('stock-feeds.foundAt'), value: <DateTime value={file.modifiedAt} /> },
    ...(file.format === null ? [] : [{ label: t('stock-feeds.format'), value: t(`enum.feedFormat.${file.format}`) }]),
    ...(file.headers.length === 0 ? [] : [{ label: t('stock-feeds.foundHeaders'), value: file.headers.join(' · ') }]),
  ];
  return (
    <>
      <Facts items={facts} />
      {file.problem === null ? null : <p>{file.problem}</p>}
    </>
  );
};

/** The key of an SSH server is trusted when a person has compared it, never by itself. */
const UnknownKey = ({ result, onConfirm }: { result: TestConnectionResult; onConfirm: (hostKey: string) => void }) => {
  const { t } = useTranslation();
  const { hostKey } = result;
  if (hostKey === null) return null;
  return (
    <>
      <p>{t('stock-feeds.compareKey')}</p>
      <p>
        <code>{hostKey}</code>
      </p>
      <Button onClick={() => onConfirm(hostKey)}>{t('stock-feeds.confirmKey')}</Button>
    </>
  );
};

const Outcome = ({ result, onConfirm }: { result: TestConnectionResult; onConfirm: (hostKey: string) => void }) => {
  const { t } = useTranslation();
  if (result.isFetched && result.file)
    return (
      <Alert
        type={result.file.problem === null ? 'success' : 'warning'}
        showIcon
        message={t(result.file.problem === null ? 'stock-feeds.testFetched' : 'stock-feeds.testUnreadable')}
        description={<Found file={result.file} />}
      />
    );
  return <Alert type="warning" showIcon message={result.reasonText} description={<UnknownKey result={result} onConfirm={onConfirm} />} />;
};

/** Tries the address with the login as they stand in the form; nothing is saved or imported. */
export const ConnectionTest = ({ record, url }: { record: FeedRecord | undefined; url: string | undefined }) => {
  const { t } = useTranslation();
  const form = Form.useFormInstance();
  const [result, setResult] = useState<TestConnectionResult>();
  const [problem, setProblem] = useState<string>();
  const [isTesting, setTesting] = useState(false);
  const test = async () => {
    const auth = form.getFieldValue('auth') as FeedAuth | undefined;
    const hostKey = form.getFieldValue('hostKey') as string | undefined;
    const usesStored = auth === undefined && !mustEnterLogin(record, url);
    setTesting(true);
    setResult(undefined);
    setProblem(undefined);
    try {
      const body = {
        url: url ?? '',
        ...(auth?.kind ? { auth } : {}),
        ...(usesStored ? { feedId: record?.id } : {}),
        ...(isSftpUrl(url) ? { hostKey: hostKey || null } : {}),
      };
      setResult(await api.post('/backoffice/stock-feeds/test-connection', { body }));
    } catch (error) {
      const first = error instanceof ApiError ? Object.values(error.errors).flat()[0] : undefined;
      setProblem(first ?? errorText(error));
    } finally {
      setTesting(false);
    }
  };
  const confirm = (hostKey: string) => {
    form.setFieldValue('hostKey', hostKey);
    void form.validateFields(['hostKey']);
    void test();
  };
  return (
    <Form.Item>
      <Button icon={<ApiOutlined aria-hidden="true" />} loading={isTesting} disabled={!url} onClick={() => void test()}>
        {t('stock-feeds.test')}
      </Button>
      <div aria-live="polite" className="connection-answer">
        {result === undefined ? null : <Outcome result={result} onConfirm={confirm} />}
        {problem === undefined ? null : <Alert type="error" showIcon message={problem} />}
      </div>
    </Form.Item>
  );
};
