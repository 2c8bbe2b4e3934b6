import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../../admin/src/resources/', import.meta.url));

/** Screens that are no list, or whose records stand on another’s; and whole lists, that have neither columns nor views nor pages. */
const noGrid = ['document-templates', 'mail-templates', 'money', 'questionnaire-drafts', 'scheduled-jobs', 'schedules'];
const whole = ['settings'];

export interface OfficeList {
  name: string;
  /** Who looks at it: an administrator where one may. */
  role: 'admin' | 'doctor' | 'pharmacy';
}

/** Every list of the back office, by the page on which the resources stand: a new one is here without being named. */
export const officeLists = [...readFileSync(`${folder}index.ts`, 'utf8').matchAll(/from '\.\/([\w-]+)\/index\.tsx'/g)]
  .map(([, name = '']) => name)
  .filter((name) => ![...noGrid, ...whole].includes(name))
  .map((name): OfficeList => {
    const visibleTo = /visibleTo: \[([^\]]+)\]/.exec(readFileSync(`${folder}${name}/index.tsx`, 'utf8'))?.[1];
    if (visibleTo === undefined) throw new Error(`admin/src/resources/${name} does not say who sees it.`);
    if (visibleTo.includes(`'admin'`)) return { name, role: 'admin' };
    return { name, role: visibleTo.includes(`'doctor'`) ? 'doctor' : 'pharmacy' };
  });
