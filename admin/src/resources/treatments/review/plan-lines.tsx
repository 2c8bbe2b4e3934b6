import { PlusOutlined } from '@ant-design/icons';
import { limits } from '@blattwerk/contract/limits';
import { Button, Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { startLine } from './plan.ts';
import { PlanLineFields } from './plan-line-fields.tsx';
import type { Products } from './use-product-facts.ts';

export const PlanLines = ({ products: { facts, asked, onPick }, maxRepeats }: { products: Products; maxRepeats: number }) => {
  const { t } = useTranslation();
  return (
    <Form.List name="lines">
      {(fields, { add, remove }) => (
        <>
          {fields.map((field, index) => (
            <PlanLineFields
              key={field.key}
              name={field.name}
              number={index + 1}
              facts={facts}
              asked={asked}
              maxRepeats={maxRepeats}
              onPick={onPick}
              {...(fields.length > 1 ? { onRemove: () => remove(field.name) } : {})}
            />
          ))}
          {fields.length < limits.productsPerRequest ? (
            <Button className="plan-add" icon={<PlusOutlined aria-hidden="true" />} onClick={() => add(startLine())}>
              {t('review.addLine')}
            </Button>
          ) : null}
        </>
      )}
    </Form.List>
  );
};
