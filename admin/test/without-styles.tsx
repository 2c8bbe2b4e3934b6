import { StyleProvider } from '@ant-design/cssinjs';
import type { ReactNode } from 'react';

/** Ant Design's style sheets stay out of the document: jsdom asks all of them for each name and each press, which took ten times the test. */
export const WithoutStyles = ({ children }: { children: ReactNode }) => <StyleProvider mock="server">{children}</StyleProvider>;
