/** What an action is called by people. */
export interface Words {
  de: string;
  en: string;
  /** Shown also when the system did it by itself: something that people want to know about. */
  bySystem?: true;
}
export const words = (de: string, en: string): Words => ({ de, en });
export const event = (de: string, en: string): Words => ({ de, en, bySystem: true });
