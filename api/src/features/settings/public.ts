export { noteOperator, operatorChanges, readOperator } from './operator.ts';
export { readSetting, readSettings } from './settings.service.ts';
export { isMailOrderAllowed } from './law.ts';
export { changeSetting, settingHits } from './settings-admin.service.ts';
