/**
 * A text that patients read and, for information sheet and contract, sign.
 * `{{brand}}`, `{{deposit}}`, `{{serviceFee}}`, `{{consultationFee}}` and the periods (`{{recordYears}}` and its like) stand for values of the settings.
 */
export interface AgreementText {
  title: string;
  introduction: string[];
  sections: { heading: string; paragraphs: string[] }[];
  /** What the signature declares; empty where nothing is signed. */
  declaration: string[];
}
