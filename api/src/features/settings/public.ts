export { readSetting } from './settings.service.ts';
