/** One thing that one kind of person comes for. `most`: what it may take at most, in the run that measures it. */
export interface Task {
  who: string;
  what: string;
  how: string;
  most: { taps: number; keys: number; seconds: number };
}

/** The ten tasks by which the product is measured; the journeys that do them have the tag `@task`. */
export const tasks = {
  seventy: {
    who: 'A person of seventy',
    what: 'finds a product that is in stock, and sees where and for how much',
    how: 'German, phone, letters at 200 %',
    most: { taps: 10, keys: 0, seconds: 60 },
  },
  expat: {
    who: 'An expat',
    what: 'switches to English, asks whether the insurance pays, and begins a request',
    how: 'English, phone',
    most: { taps: 11, keys: 0, seconds: 60 },
  },
  price: {
    who: 'A person who compares prices',
    what: 'finds the cheapest pharmacy for one of three flowers',
    how: 'German, 1440 px',
    most: { taps: 10, keys: 0, seconds: 60 },
  },
  first: {
    who: 'An anxious first patient',
    what: 'goes from the registration to the paid request',
    how: 'German, phone',
    most: { taps: 65, keys: 0, seconds: 120 },
  },
  again: {
    who: 'A returning patient',
    what: 'asks for the same again and pays',
    how: 'German, phone',
    most: { taps: 16, keys: 0, seconds: 60 },
  },
  doctor: {
    who: 'The doctor at case forty',
    what: 'takes a follow-up, reads it and approves it',
    how: 'German, 1440 px, keyboard',
    most: { taps: 0, keys: 8, seconds: 30 },
  },
  pharmacist: {
    who: 'A pharmacist',
    what: 'opens a prescription by the code of six digits',
    how: 'German, phone, without an account',
    most: { taps: 2, keys: 0, seconds: 20 },
  },
  contact: {
    who: 'A carer without a telephone',
    what: 'asks by the contact form and reads the answer',
    how: 'German, 1440 px, without an account',
    most: { taps: 8, keys: 0, seconds: 60 },
  },
  keyboard: {
    who: 'A person without a mouse',
    what: 'goes from the catalogue over a filter and a product to the registration',
    how: 'German, 1440 px, keyboard',
    most: { taps: 0, keys: 80, seconds: 60 },
  },
  refund: {
    who: 'An administrator',
    what: 'finds a payment and refunds it',
    how: 'German, 1440 px',
    most: { taps: 7, keys: 0, seconds: 30 },
  },
} as const satisfies Record<string, Task>;
export type TaskId = keyof typeof tasks;
