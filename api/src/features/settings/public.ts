export { readSetting, readSettings } from './settings.service.ts';
export { isMailOrderAllowed } from './law.ts';
