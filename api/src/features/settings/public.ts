export { readSetting, readSettings } from './settings.service.ts';
