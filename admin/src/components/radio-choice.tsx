import { Radio, type RadioGroupProps } from 'antd';

/** Ant Design's radio buttons in a row, with what a screen reader needs of them: that they belong together, and what is asked. */
export const RadioChoice = ({ label, ...props }: RadioGroupProps & { label: string }) => {
  const group = { role: 'radiogroup', 'aria-label': label };
  return <Radio.Group {...props} {...group} />;
};
