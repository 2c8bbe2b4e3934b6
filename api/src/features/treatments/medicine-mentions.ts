import type { HealthAnswers } from '@blattwerk/contract/health-states/shapes';

/** A part of what a patient wrote, between two marks of a sentence or list. */
export interface Mention {
  text: string;
  /** The patient says that this is over. */
  isStopped: boolean;
}

const stoppedWords =
  /(?<!\p{L})(?:abgesetzt|früher|ehemals|damals|vormals|nicht mehr|bis (?:ende |anfang |mitte )?(?:\p{L}+ )?(?:19|20)\d{2}|beendet|in der vergangenheit|stopped|discontinued|formerly|previously|in the past|used to|no longer|not any ?more|any ?more|until (?:\p{L}+ )?(?:19|20)\d{2})(?!\p{L})/iu;

/** What takes the word back: "nicht abgesetzt", "früher und jetzt", "still". */
const goesOn =
  /(?<!\p{L})(?:nicht abgesetzt|noch nicht|weiterhin|immer noch|noch immer|auch jetzt|bis heute|nach wie vor|jetzt wieder|not stopped|still|now again|to this day)(?!\p{L})/iu;

/**
 * The parts of a text that each speak of a medicine: a sentence or list is cut at its marks, and "stopped" counts for its own part only. A part
 * without a word of its own ("Marcumar, abgesetzt") belongs to the one before.
 */
export const mentionsIn = (text: string): Mention[] => {
  const parts = text.split(/[\n;,.](?!\d)|(?<!\p{L})(?:und|aber|jetzt|seitdem|and|but|now)(?!\p{L})/iu).map((part) => part.trim());
  const mentions: Mention[] = [];
  for (const part of parts.filter((one) => one !== '')) {
    const isStopped = stoppedWords.test(part) && !goesOn.test(part);
    const isOnlyThat =
      isStopped &&
      part
        .replace(stoppedWords, '')
        .replaceAll(/(?<!\p{L})(?:habe ich|ich|seit|wieder|wurde|ist|i|have|was|it|since|in|im|\d+)(?!\p{L})/giu, '')
        .trim() === '';
    const last = mentions.at(-1);
    if (isOnlyThat && last) last.isStopped = true;
    else mentions.push({ text: part, isStopped });
  }
  return mentions;
};

const nothingWords =
  /^(?:ich nehme |i take )?(?:nein|keine?|keinerlei|nichts|no|none|nothing|-|–)(?: (?:medikamente|arzneimittel|mittel|medicines?|medication|drugs?))?(?: ein)?$/iu;
const amount = /(?:\d+(?:[.,/]\d+)*\s*(?:mg|g|µg|mcg|ml|ie|i\.e\.|tropfen|drops|tabletten?|tablets?|kapseln?|x|mal)?(?!\p{L}))/giu;
const aroundWords =
  /(?<!\p{L})(?:ich|nehme|nimmt|täglich|morgens|abends|mittags|nachts|am|tag|pro|bei|bedarf|zur zeit|zurzeit|derzeit|aktuell|regelmäßig|seit|jahren|monaten|gegen|für|und|oder|ein|eine|einmal|zweimal|i|take|taking|daily|in the morning|at night|currently|regularly|since|for|as needed|a|day|once|twice|per|the|and|or)(?!\p{L})/giu;

/** A medicine in a patient's words that the reference does not know: the words that are left when amounts and everyday words are gone. */
export const medicineNamed = (text: string): string | undefined => {
  if (nothingWords.test(text.trim())) return undefined;
  const left = text
    .replaceAll(amount, ' ')
    .replaceAll(aroundWords, ' ')
    .replaceAll(/[^\p{L}\s-]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return /\p{L}{3}/u.test(left) ? left.slice(0, 80) : undefined;
};

/** What the patient answered to "Which medicines do you take?", and only that: the place where every entry is a medicine. */
export const takenText = ({ medicationTaken }: HealthAnswers): string => (typeof medicationTaken === 'string' ? medicationTaken : '');
